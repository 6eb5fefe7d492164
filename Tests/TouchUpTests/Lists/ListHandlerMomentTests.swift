import Foundation
import Observation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Handlers of lists, and of what is in their cells, that change or remove what they belong to.
@MainActor @Suite struct ListHandlerMomentTests {
  @MainActor private final class Rows: NSObject, UITableViewDataSource {
    var count = 30
    var setUp: (UITableViewCell, Int) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      setUp(cell, indexPath.row)
      return cell
    }
  }

  @Observable @MainActor final class Item {
    var isOn = false
  }

  private func screen(_ rows: Rows) -> (Robot, UIViewController) {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.dataSource = rows
    controller.view.addSubview(table)
    let robot = Robot(controller)
    robot.wait(0.1)
    return (robot, controller)
  }

  @Test func aHandlerMayRemoveTheListAndItself() throws {
    let leaks = LeakCheck()
    do {
      let rows = Rows()
      let (robot, controller) = screen(rows)
      let table = controller.view.subviews[0] as! UITableView
      leaks.track(table, "the table")
      var calls: [String] = []
      var token: RemovableTarget?
      token = table.onSelect { (table: UITableView, _: IndexPath) in
        calls.append("first")
        token?.remove()
        table.removeFromSuperview()
        table.removeSelectionHandlers()
      }
      table.onSelect { (_: IndexPath) in calls.append("second") }
      try robot.tap(at: CGPoint(x: 200, y: 300))
      robot.wait(0.5)
      #expect(calls == ["first"], "the second was removed before its turn")
    }
    leaks.assertAllReleased()
  }

  @Test func aHandlerMayLoadAnewAndUpdate() throws {
    let rows = Rows()
    let (robot, controller) = screen(rows)
    let table = controller.view.subviews[0] as! UITableView
    var chosen: [Int] = []
    table.onSelect { (table: UITableView, path: IndexPath) in
      chosen.append(path.row)
      rows.count -= 1
      table.deleteRows(at: [path], with: .fade)
      table.reloadData()
    }
    for _ in 0..<5 {
      try robot.tap(at: CGPoint(x: 200, y: 60))
      robot.wait(0.5)
    }
    #expect(chosen == [0, 0, 0, 0, 0] && table.numberOfRows(inSection: 0) == 25)
  }

  @Test func aModelOfAReusedCellIsThatOfItsRow() async throws {
    let items = (0..<200).map { _ in Item() }
    let rows = Rows()
    rows.count = 200
    var bags: [ObjectIdentifier: HandlerBag] = [:]
    rows.setUp = { cell, row in
      let toggle: UISwitch
      if let old = cell.accessoryView as? UISwitch {
        toggle = old
      } else {
        toggle = UISwitch()
        cell.accessoryView = toggle
      }
      let bag = HandlerBag()
      bags[ObjectIdentifier(cell)]?.removeAll()
      bags[ObjectIdentifier(cell)] = bag
      bag.insert(toggle.bind(to: items[row], \.isOn))
    }
    let (robot, controller) = screen(rows)
    let table = controller.view.subviews[0] as! UITableView
    for _ in 0..<6 {
      try robot.swipe(.up)
      robot.wait(0.3)
    }
    try robot.settle()
    let path = try #require(table.indexPathsForVisibleRows?.dropFirst(4).first)
    let cell = try #require(table.cellForRow(at: path))
    let toggle = try #require(cell.accessoryView as? UISwitch)
    #expect(path.row > 20)
    robot.run {
      toggle.setOn(true, animated: false)
      toggle.sendActions(for: .valueChanged)
    }
    #expect(items.indices.filter { items[$0].isOn } == [path.row])
    items[path.row].isOn = false
    // A row that the cell showed before means nothing to it any longer.
    for row in 0..<20 { items[row].isOn = true }
    for _ in 0..<20 { await Task.yield() }
    robot.wait(0.1)
    #expect(!toggle.isOn)
    let shown = try #require(table.indexPathsForVisibleRows)
    for path in shown where path.row >= 20 {
      let control = table.cellForRow(at: path)?.accessoryView as? UISwitch
      #expect(control?.isOn == false)
    }
  }

  @Test func aSequenceOfChoicesGoesOnWhileTheListChanges() async throws {
    let rows = Rows()
    let (robot, controller) = screen(rows)
    let table = controller.view.subviews[0] as! UITableView
    let choices = table.selections()
    var seen: [Int] = []
    let task = Task { @MainActor in
      for await path in choices {
        seen.append(path.row)
        rows.count = 3
        table.reloadData()
        if seen.count == 2 { break }
      }
    }
    for _ in 0..<5 { await Task.yield() }
    try robot.tap(at: CGPoint(x: 200, y: 500))
    for _ in 0..<10 { await Task.yield() }
    robot.wait(0.3)
    try robot.tap(at: CGPoint(x: 200, y: 60))
    await task.value
    #expect(seen.count == 2 && seen[1] == 0)
  }
}
