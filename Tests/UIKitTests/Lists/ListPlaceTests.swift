import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What is seen stays where it is, and what is scrolled to is there, whatever the rows turn out to be high.
@Suite @MainActor struct ListPlaceTests {
  /// Cells that say themselves how high they are.
  private final class TallCell: UITableViewCell {
    var height: CGFloat = 44
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  /// NB: the table does not keep its source: each test holds it to its end.
  private func rig(
    _ counts: [Int], style: UITableView.Style = .plain, _ height: @escaping (IndexPath) -> CGFloat
  ) -> (stage: Stage, table: UITableView, rows: HookedRows) {
    let stage = Stage(device: .square)
    let rows = HookedRows(counts)
    rows.cell = { table, path in
      let cell =
        table.dequeueReusableCell(withIdentifier: "tall") as? TallCell
        ?? TallCell(style: .default, reuseIdentifier: "tall")
      cell.textLabel?.text = "\(path.section)-\(path.row)"
      cell.height = height(path)
      return cell
    }
    let table = UITableView(frame: stage.root.bounds, style: style)
    table.dataSource = rows
    stage.root.addSubview(table)
    stage.advance(0.1)
    return (stage, table, rows)
  }

  @Test(
    "scrolling to a row that was never seen lands on it",
    arguments: [
      UITableView.ScrollPosition.top, .middle, .bottom, .none,
    ], [true, false])
  func landing(_ position: UITableView.ScrollPosition, animated: Bool) {
    let (stage, table, rows) = rig([400]) { 60 + CGFloat($0.row * 37 % 101) }
    for row in [300, 10, 399, 0, 200] {
      let path = IndexPath(row: row, section: 0)
      table.scrollToRow(at: path, at: position, animated: animated)
      stage.advance(3)
      let frame = table.cellForRow(at: path)?.frame ?? .zero
      let seen = table.bounds.inset(by: table.adjustedContentInset)
      #expect(frame.minY >= seen.minY - 0.5 && frame.maxY <= seen.maxY + 0.5, "\(row)")
      if row == 300 || row == 200 {
        switch position {
        case .top: #expect(abs(frame.minY - seen.minY) < 1, "\(row)")
        case .bottom: #expect(abs(frame.maxY - seen.maxY) < 1, "\(row)")
        case .middle: #expect(abs(frame.midY - seen.midY) < 1, "\(row)")
        default: break
        }
      }
      #expect(stage.isIdle)
    }
    #expect(table.dataSource === rows)
  }

  @Test("what is seen stays as the look of the table changes")
  func looks() throws {
    let (stage, table, rows) = rig([400]) { _ in 100 }
    table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    stage.advance(0.5)
    let first = try #require(table.indexPathsForVisibleRows?.first)
    table.separatorStyle = .none
    stage.advance(0.2)
    #expect(table.indexPathsForVisibleRows?.first == first)
    table.separatorInset.left = 40
    stage.advance(0.2)
    table.reconfigureRows(at: [first])
    stage.advance(0.2)
    #expect(table.indexPathsForVisibleRows?.first == first)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableFooterView = header
    stage.advance(0.2)
    #expect(table.indexPathsForVisibleRows?.first == first)
    #expect(table.dataSource === rows)
  }

  @Test("beginUpdates and endUpdates with nothing between ask the heights anew")
  func growing() {
    var height: CGFloat = 50
    let (stage, table, rows) = rig([10]) { _ in height }
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
    height = 80
    for cell in table.visibleCells { (cell as? TallCell)?.height = 80 }
    table.beginUpdates()
    table.endUpdates()
    stage.advance(1)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 160)
    height = 30
    for cell in table.visibleCells { (cell as? TallCell)?.height = 30 }
    table.performBatchUpdates(nil)
    stage.advance(1)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 30)
    #expect(table.dataSource === rows)
  }

  @Test("cells that are of another height each time they are asked come to rest")
  func fickle() {
    var count: CGFloat = 0
    let (stage, table, rows) = rig([200]) { _ in
      count += 1
      return 40 + (count * 13).truncatingRemainder(dividingBy: 50)
    }
    for step in 0..<200 {
      table.contentOffset.y = CGFloat((step * 371) % 6000)
      stage.advance(0.02)
    }
    table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: true)
    stage.advance(3)
    #expect(stage.isIdle)
    let cells = table.visibleCells
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      #expect(abs(upper.frame.maxY - lower.frame.minY) < 0.01)
    }
    #expect(table.dataSource === rows)
  }

  @Test("as the table turns, the first row that is seen stays the first")
  func turning() throws {
    let (stage, table, rows) = rig([400]) { _ in 100 }
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    stage.advance(0.5)
    let first = try #require(table.indexPathsForVisibleRows?.first)
    table.frame.size.width = 200
    stage.advance(0.5)
    #expect(table.indexPathsForVisibleRows?.first == first)
    stage.choose(.accessibilityLarge)
    stage.advance(0.5)
    #expect(table.indexPathsForVisibleRows?.first == first)
    #expect(stage.isIdle)
    #expect(table.dataSource === rows)
  }

  @Test(
    "a list under a bar begins below it, its headers stay below it, its end is above the safe area")
  func underBar() throws {
    let rows = HookedRows(Array(repeating: 10, count: 10))
    let table = UITableView(frame: .zero, style: .plain)
    let controller = UIViewController()
    controller.view = table
    controller.title = "Rows"
    table.dataSource = rows
    table.delegate = rows
    table.refreshControl = UIRefreshControl()
    let stage = Stage(device: .phone, root: UINavigationController(rootViewController: controller))
    stage.advance(0.5)
    let inset = table.adjustedContentInset
    #expect(inset.top > 80 && inset.bottom == 34)
    #expect(table.contentOffset.y == -inset.top)
    table.scrollToRow(at: IndexPath(row: 9, section: 9), at: .bottom, animated: true)
    stage.advance(2)
    let last = try #require(table.cellForRow(at: IndexPath(row: 9, section: 9)))
    #expect(last.frame.maxY == table.bounds.maxY - 34)
    table.scrollToRow(at: IndexPath(row: 5, section: 5), at: .top, animated: true)
    stage.advance(2)
    let row = try #require(table.cellForRow(at: IndexPath(row: 5, section: 5)))
    #expect(row.frame.minY == table.bounds.minY + inset.top)
    table.refreshControl?.beginRefreshing()
    stage.advance(1)
    rows.counts = [1]
    table.reloadData()
    stage.advance(1)
    table.refreshControl?.endRefreshing()
    stage.advance(2)
    #expect(table.contentOffset.y == -inset.top)
    #expect(stage.isIdle)
  }
}
