import Foundation
import Testing
import UIKit

/// Which cells a table has, and where.
@Suite @MainActor struct TableRowsTests {
  @Test("shows the rows that fit, and no others")
  func fits() {
    let rig = TableRig(Letters(count: 10_000))
    #expect(rig.shown == (0..<14).map { "Row \($0)" })
    #expect(rig.table.contentSize == CGSize(width: 300, height: 440_000))
    rig.table.contentOffset.y = 4400
    rig.stage.advance(0.1)
    #expect(rig.shown == (100..<114).map { "Row \($0)" })
    // A finger's way through them makes as many cells as fit, and one more for the row that is cut.
    rig.fling(3000)
    rig.stage.advance(5)
    #expect(rig.table.contentOffset.y > 5000)
    #expect(rig.table.subviews.count { $0 is UITableViewCell } <= 15)
  }

  @Test("a million rows open with as few cells as ten")
  func million() {
    var asked = 0
    let letters = Letters([])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    let rows = ManyRows(count: 1_000_000) { asked += 1 }
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(asked == 10)
    #expect(table.contentSize.height == 44_000_000)
    table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.last?.textLabel?.text == "999999")
    #expect(table.visibleCells.count == 10)
    _ = letters
  }

  @Test("cells are used again, cleaned")
  func reuse() {
    let rig = TableRig(Letters(count: 1000))
    rig.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let first = Set(rig.table.visibleCells.map(ObjectIdentifier.init))
    rig.table.contentOffset.y = 44 * 500
    rig.stage.advance(0.1)
    let later = rig.table.visibleCells
    #expect(Set(later.map(ObjectIdentifier.init)) == first)
    #expect(later.allSatisfy { !$0.isSelected })
    rig.table.contentOffset.y = 0
    rig.stage.advance(0.1)
    #expect(rig.table.visibleCells.map(\.isSelected) == (0..<14).map { $0 == 2 })
  }

  @Test("where rows and sections are")
  func places() {
    let letters = Letters([["A", "B"], [], ["C"]])
    letters.headers = [0: "First", 2: "Last"]
    let rig = TableRig(letters)
    #expect(rig.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 29))
    #expect(
      rig.table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 73, width: 300, height: 44))
    #expect(rig.table.rect(forSection: 1) == CGRect(x: 0, y: 117, width: 300, height: 0))
    #expect(rig.table.rectForRow(at: IndexPath(row: 5, section: 0)) == .zero)
    #expect(rig.table.rect(forSection: 9) == .zero)
    #expect(rig.table.indexPathForRow(at: CGPoint(x: 5, y: 80)) == IndexPath(row: 1, section: 0))
    #expect(rig.table.indexPathForRow(at: CGPoint(x: 5, y: 10)) == nil)
    #expect(rig.table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
    #expect(
      rig.table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 300, height: 30))
        == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    let cell = rig.table.cellForRow(at: IndexPath(row: 0, section: 2))
    #expect(cell?.textLabel?.text == "C")
    #expect(cell.flatMap { rig.table.indexPath(for: $0) } == IndexPath(row: 0, section: 2))
    #expect(rig.table.headerView(forSection: 2)?.textLabel?.text == "Last")
    #expect(rig.table.headerView(forSection: 1) == nil)
  }

  @Test("a plain table's header stays while its section is seen, and is pushed out by the next")
  func pinned() throws {
    let letters = Letters([(0..<20).map { "A\($0)" }, (0..<40).map { "B\($0)" }])
    letters.headers = [0: "A", 1: "B"]
    let rig = TableRig(letters)
    rig.table.contentOffset.y = 100
    rig.stage.advance(0.1)
    let header = try #require(rig.table.headerView(forSection: 0))
    #expect(header.frame.minY == 100)
    let end = rig.table.rect(forSection: 0).maxY
    rig.table.contentOffset.y = end - 20
    rig.stage.advance(0.1)
    #expect(rig.table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(rig.table.headerView(forSection: 1)?.frame.minY == end)
    // In front of the rows.
    let index = try #require(rig.table.subviews.firstIndex(of: header))
    #expect(rig.table.subviews[index...].allSatisfy { !($0 is UITableViewCell) })
    // Those of sections apart scroll along.
    let apart = TableRig(letters, style: .grouped)
    apart.table.contentOffset.y = 30
    apart.stage.advance(0.1)
    #expect(apart.table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test("scrolls a row to a place, as far as the contents go")
  func scrollTo() {
    let rig = TableRig(Letters(count: 100)) {
      $0.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    }
    func scroll(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      rig.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      return rig.table.contentOffset.y
    }
    #expect(scroll(50, .top) == 2180)
    #expect(scroll(50, .bottom) == 1654)
    #expect(scroll(50, .middle) == 1917)
    #expect(scroll(50, .none) == 1917)
    #expect(scroll(99, .top) == 3810)
    #expect(scroll(0, .bottom) == -20)
    rig.table.contentOffset.y = 0
    rig.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
    rig.stage.advance(0.1)
    #expect(rig.table.contentOffset.y > 0 && rig.table.contentOffset.y < 2180)
    rig.stage.advance(1)
    #expect(rig.table.contentOffset.y == 2180)
    let reported = diagnostics {
      rig.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    }
    #expect(reported.count == 1 && reported[0].contains("0-100"))
  }

  @Test("views above and below the rows scroll along, as wide as the table")
  func ends() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let rig = TableRig(Letters(count: 20)) {
      $0.tableHeaderView = header
      $0.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(rig.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    #expect(footer.frame == CGRect(x: 0, y: 960, width: 300, height: 50))
    #expect(rig.table.contentSize.height == 1010)
    header.frame.size.height = 100
    rig.table.tableHeaderView = header
    rig.stage.advance(0.1)
    #expect(rig.table.contentSize.height == 1030)
    rig.table.tableHeaderView = nil
    rig.stage.advance(0.1)
    #expect(header.superview == nil && rig.table.contentSize.height == 930)
  }

  @Test("a table without rows, size or data source is empty, and nothing more")
  func empty() {
    let table = UITableView()
    table.layoutIfNeeded()
    #expect(table.style == .plain)
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    #expect(table.numberOfRows(inSection: 3) == 0)
    let letters = Letters([])
    table.dataSource = letters
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
    letters.sections = [["A"]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
  }

  @Test("an identifier that nobody registered is told, and an empty cell is shown")
  func unregistered() {
    let letters = Letters(count: 1)
    letters.makeCell = { table, _ in
      table.dequeueReusableCell(withIdentifier: "nothing", for: IndexPath(row: 0, section: 0))
    }
    let reported = diagnostics { _ = TableRig(letters) }
    #expect(reported.count == 1 && reported[0].contains("“nothing”"))
  }

  @Test("a registered class makes the cells, with an initialiser of its own")
  func registered() throws {
    final class Card: UITableViewCell {
      let mark = "made"
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Plain: UITableViewCell {}
    final class Banner: UITableViewHeaderFooterView { var words = 7 }
    let letters = Letters(count: 2)
    letters.makeCell = { table, text in
      let cell = table.dequeueReusableCell(
        withIdentifier: text == "Row 0" ? "card" : "plain", for: IndexPath(row: 0, section: 0))
      cell.textLabel?.text = text
      return cell
    }
    let rig = TableRig(letters) {
      $0.register(Card.self, forCellReuseIdentifier: "card")
      $0.register(Plain.self, forCellReuseIdentifier: "plain")
      $0.register(Banner.self, forHeaderFooterViewReuseIdentifier: "banner")
    }
    let card = try #require(rig.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Card)
    #expect(card.mark == "made" && card.reuseIdentifier == "card" && card.detailTextLabel != nil)
    #expect(rig.table.cellForRow(at: IndexPath(row: 1, section: 0)) is Plain)
    let banner = rig.table.dequeueReusableHeaderFooterView(withIdentifier: "banner") as? Banner
    #expect(banner?.words == 7 && banner?.reuseIdentifier == "banner")
    let reported = diagnostics { rig.table.register(UIView.self, forCellReuseIdentifier: "view") }
    #expect(reported.count == 1)
  }
}
