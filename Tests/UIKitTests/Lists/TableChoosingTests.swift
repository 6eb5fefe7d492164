import Foundation
import Testing
import UIKit

/// A finger on rows, and choices by code.
@Suite @MainActor struct TableChoosingTests {
  @Test("a tap presses and chooses, in UIKit's order")
  func tap() {
    let rig = TableRig(Letters([["A", "B", "C"]]))
    rig.stage.tap(150, 20)
    #expect(rig.letters.log == ["highlight A", "will select A", "select A", "unhighlight A"])
    #expect(rig.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    rig.letters.log = []
    rig.stage.tap(150, 60)
    #expect(
      rig.letters.log == [
        "highlight B", "will select B", "deselect A", "select B", "unhighlight B",
      ])
    #expect(rig.table.visibleCells.map(\.isSelected) == [false, true, false])
    // The chosen one again.
    rig.letters.log = []
    rig.stage.tap(150, 60)
    #expect(rig.letters.log == ["highlight B", "will select B", "select B", "unhighlight B"])
  }

  @Test("a finger that rests presses after a while; one that drags takes it back")
  func press() {
    let rig = TableRig(Letters(count: 100))
    rig.stage.touch(.began, 150, 300)
    #expect(rig.letters.log.isEmpty)
    rig.stage.advance(0.2)
    #expect(rig.letters.log == ["highlight Row 6"])
    #expect(rig.table.cellForRow(at: IndexPath(row: 6, section: 0))?.isHighlighted == true)
    rig.stage.touch(.moved, 150, 250)
    #expect(rig.letters.log == ["highlight Row 6", "unhighlight Row 6"])
    rig.stage.touch(.ended, 150, 250)
    rig.stage.advance(1)
    #expect(rig.letters.log == ["highlight Row 6", "unhighlight Row 6"])
    #expect(rig.table.indexPathForSelectedRow == nil)
  }

  @Test("the delegate may refuse")
  func refused() {
    let rig = TableRig(Letters([["A", "B"]]))
    rig.letters.refused = [IndexPath(row: 1, section: 0)]
    rig.stage.tap(150, 20)
    rig.letters.log = []
    rig.stage.tap(150, 60)
    #expect(rig.letters.log == ["highlight B", "will select B", "unhighlight B"])
    #expect(rig.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("several at once: a second tap takes the choice back")
  func several() {
    let rig = TableRig(Letters([["A", "B", "C"]])) { $0.allowsMultipleSelection = true }
    rig.stage.tap(150, 20)
    rig.stage.tap(150, 110)
    #expect(rig.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    rig.letters.log = []
    rig.stage.tap(150, 20)
    #expect(rig.letters.log == ["highlight A", "deselect A", "unhighlight A"])
    #expect(rig.table.indexPathsForSelectedRows?.map(\.row) == [2])
    rig.table.allowsMultipleSelection = false
    #expect(rig.table.indexPathsForSelectedRows == nil)
    #expect(rig.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("code chooses in silence")
  func code() {
    let rig = TableRig(Letters([["A", "B", "C"]]))
    rig.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    rig.table.selectRow(at: IndexPath(row: 2, section: 0), animated: true, scrollPosition: .none)
    #expect(rig.table.visibleCells.map(\.isSelected) == [false, false, true])
    rig.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    rig.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(rig.table.indexPathForSelectedRow == nil)
    #expect(rig.letters.log.isEmpty)
    let reported = diagnostics {
      rig.table.selectRow(at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .top)
    }
    #expect(reported.count == 1)
  }

  @Test("not allowed: nothing is pressed or chosen")
  func notAllowed() {
    let rig = TableRig(Letters([["A"]])) { $0.allowsSelection = false }
    rig.stage.tap(150, 20)
    #expect(rig.letters.log.isEmpty)
  }

  @Test("a control in a row keeps its taps")
  func control() {
    let letters = Letters([["A"]])
    var taps = 0
    letters.makeCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let button = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 44))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      cell.contentView.addSubview(button)
      return cell
    }
    let rig = TableRig(letters)
    rig.stage.tap(240, 20)
    #expect(taps == 1 && letters.log.isEmpty)
    rig.stage.tap(50, 20)
    #expect(taps == 1 && letters.log.contains("select A"))
  }

  @Test("the information button is told apart from its row")
  func accessory() {
    final class Told: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
      }
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) {
        log.append("info \(indexPath.row)")
      }
    }
    let letters = Letters([["A", "B"]])
    letters.makeCell = { _, text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.accessoryType = .detailButton
      return cell
    }
    let told = Told()
    let rig = TableRig(letters) { $0.delegate = told }
    rig.table.delegate = told
    rig.stage.tap(275, 66)
    rig.stage.tap(100, 66)
    #expect(told.log == ["info 1", "select 1"])
  }
}
