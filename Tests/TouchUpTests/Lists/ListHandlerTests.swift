import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Choices in one line, beside the app's own delegate.
@MainActor @Suite struct ListHandlerTests {
  @Test func aChoiceCallsTheHandlersInOrderAfterTheDelegate() throws {
    let songs = Songs(count: 30)
    let robot = Robot(songs)
    var log: [String] = []
    songs.table.onSelect { table, path in
      #expect(table.indexPathForSelectedRow == path)
      log.append("first \(path.row) \(songs.chosen)")
    }
    songs.table.onSelect { log.append("second \($0.row)") }
    songs.table.onDeselect { _, path in log.append("not \(path.row)") }
    // Set later, it gets its calls all the same.
    songs.table.delegate = songs
    try robot.tap("Song 3")
    try robot.tap("Song 5")
    #expect(
      log == ["first 3 [3]", "second 3", "not 3", "first 5 [3, 5]", "second 5"])
    #expect(songs.table.delegate === songs)
  }

  @Test func codeTellsNobody() {
    let songs = Songs(count: 3)
    let robot = Robot(songs)
    var count = 0
    songs.table.onSelect { _ in count += 1 }
    robot.run {
      songs.table.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      songs.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    }
    #expect(count == 0)
  }

  @Test func aCollectionTellsToo() throws {
    final class Squares: UIViewController, UICollectionViewDataSource {
      let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Square \(item)"
        cell.contentView.backgroundColor = .systemTeal
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        grid.frame = view.bounds
        grid.dataSource = self
        view.addSubview(grid)
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        40
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
      }
    }
    let squares = Squares()
    let robot = Robot(squares)
    squares.grid.allowsMultipleSelection = true
    var log: [String] = []
    squares.grid.onSelect { (grid: UICollectionView, path) in log.append("+\(path.item)") }
    squares.grid.onDeselect { _, path in log.append("-\(path.item)") }
    try robot.tap("Square 7")
    try robot.tap("Square 8")
    try robot.tap("Square 7")
    #expect(log == ["+7", "+8", "-7"])
  }

  @Test func ownerBoundOnceAndRemoved() throws {
    let songs = Songs(count: 10)
    let robot = Robot(songs)
    let owner = Owner()
    var log: [String] = []
    songs.table.onSelect(with: owner) { _, path in log.append("owner \(path.row)") }
    songs.table.once(.select) { _, path in log.append("once \(path.row)") }
    let target = songs.table.onSelect { log.append("plain \($0.row)") }
    try robot.tap("Song 1")
    target.remove()
    try robot.tap("Song 2")
    #expect(log == ["owner 1", "once 1", "plain 1", "owner 2"])
    songs.table.removeSelectionHandlers()
    try robot.tap("Song 3")
    #expect(log.count == 4)
  }

  @Test func aSequenceOfChoicesEndsWithTheTable() async throws {
    var songs: Songs? = Songs(count: 10)
    var robot: Robot? = Robot(songs!)
    let selections = songs!.table.selections()
    try robot!.tap("Song 1")
    try robot!.tap("Song 6")
    let loop = Task { @MainActor in
      var rows: [Int] = []
      for await path in selections { rows.append(path.row) }
      return rows
    }
    await Task.yield()
    robot = nil
    songs = nil
    #expect(await loop.value == [1, 6])
  }

  @Test func ownerTableAndClosureAreFreed() {
    let leaks = LeakCheck()
    do {
      let owner = leaks.track(Owner(), "the owner")
      let table = leaks.track(UITableView(), "the table")
      let thing = leaks.track(NSObject(), "what the closure holds")
      for _ in 0..<10_000 { table.onSelect { _ in _ = thing }.remove() }
      table.onSelect(with: owner) { _, _ in }
      table.onSelect { _ in _ = thing }
    }
    leaks.assertAllReleased()
  }
}
