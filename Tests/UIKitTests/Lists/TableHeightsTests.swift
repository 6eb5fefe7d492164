import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Rows of different heights.
@Suite @MainActor struct TableHeightsTests {
  /// Heights that the delegate tells, and how often it was asked.
  private final class Tall: NSObject, UITableViewDelegate {
    var asked = 0
    let height: (Int) -> CGFloat
    init(_ height: @escaping (Int) -> CGFloat) { self.height = height }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return height(indexPath.row)
    }
  }

  @Test("the delegate is asked for the rows that are seen, and of no others")
  func lazily() {
    let tall = Tall { $0 % 2 == 0 ? 60 : 30 }
    let rig = TableRig(Letters(count: 100_000)) { $0.delegate = tall }
    #expect(tall.asked < 40)
    #expect(rig.table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 150)
    #expect(rig.table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.height == 30)
  }

  @Test("without an estimate it is asked for all")
  func eagerly() {
    let tall = Tall { CGFloat($0) }
    let rig = TableRig(Letters(count: 100)) {
      $0.estimatedRowHeight = 0
      $0.delegate = tall
    }
    #expect(tall.asked >= 100)
    #expect(rig.table.contentSize.height == 4950)
    #expect(rig.table.rectForRow(at: IndexPath(row: 50, section: 0)).minY == 1225)
  }

  @Test("odd heights make no odd layers")
  func odd() {
    let tall = Tall { [.nan, -5, .infinity, 44][$0 % 4] }
    let rig = TableRig(Letters(count: 8)) { $0.delegate = tall }
    #expect(rig.table.contentSize.height.isFinite)
    #expect(rig.table.visibleCells.allSatisfy { $0.frame.height.isFinite })
  }

  @Test("a row is as high as its cell needs, in every text size")
  func measured() {
    let letters = Letters([["Short", String(repeating: "long words ", count: 20), "Short"]])
    letters.makeCell = { _, text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    let rig = TableRig(letters)
    #expect(rig.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    let long = rig.table.rectForRow(at: IndexPath(row: 1, section: 0)).height
    #expect(long > 100)
    rig.stage.choose(.accessibilityExtraLarge)
    rig.stage.advance(0.1)
    #expect(rig.table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 2 * long)
    #expect(rig.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 44)
  }

  @Test("what is seen stays where it is as rows above turn out higher or lower")
  func steady() throws {
    let tall = Tall { CGFloat(20 + $0 * 7 % 90) }
    let rig = TableRig(Letters(count: 2000)) { $0.delegate = tall }
    rig.table.scrollToRow(at: IndexPath(row: 1000, section: 0), at: .top, animated: false)
    rig.stage.advance(0.1)
    // A finger pulls down: rows come in at the top, each measured for the first time.
    rig.stage.touch(.began, 150, 100)
    rig.stage.touch(.moved, 150, 110)
    for step in 1...60 {
      let before = try #require(rig.table.visibleCells.dropFirst(2).first)
      let text = try #require(before.textLabel?.text)
      let place = before.convert(CGPoint.zero, to: nil).y
      rig.stage.touch(.moved, 150, 110 + CGFloat(step) * 7)
      let after = try #require(rig.table.visibleCells.first { $0.textLabel?.text == text })
      #expect(abs(after.convert(CGPoint.zero, to: nil).y - place - 7) <= 0.5)
    }
  }

  @Test("heights that were measured stay with their rows as others come")
  func kept() {
    let tall = Tall { $0 == 0 ? 100 : 44 }
    let letters = Letters([["A", "B", "C"]])
    let rig = TableRig(letters) { $0.delegate = tall }
    rig.table.delegate = tall
    rig.stage.advance(0.1)
    let asked = tall.asked
    letters.sections[0].append("D")
    rig.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    rig.stage.advance(1)
    // The rows that are seen, and the question whether the delegate tells heights at all.
    #expect(tall.asked <= asked + 5)
    #expect(rig.table.contentSize.height == 232)
  }

  @Test("headers and footers as high as told, as their views, as their titles")
  func edges() {
    final class Edges: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { section == 0 ? 50 : UITableView.automaticDimension }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 1 else { return nil }
        let label = UILabel()
        label.text = "A view"
        label.font = .systemFont(ofSize: 40)
        return label
      }
    }
    let letters = Letters([["A"], ["B"], ["C"]])
    letters.headers = [0: "Zero", 2: "Two"]
    let edges = Edges()
    let rig = TableRig(letters) { $0.delegate = edges }
    rig.table.delegate = edges
    rig.stage.advance(0.1)
    #expect(rig.table.rectForHeader(inSection: 0).height == 50)
    #expect(rig.table.rectForHeader(inSection: 1).height > 45)
    #expect(rig.table.rectForHeader(inSection: 2).height == 29)
    #expect(rig.table.rectForFooter(inSection: 0).height == 0)
  }

  @Test("a narrower table measures anew")
  func width() {
    let letters = Letters([[String(repeating: "long words ", count: 10)]])
    letters.makeCell = { _, text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    let rig = TableRig(letters)
    let wide = rig.table.contentSize.height
    rig.table.frame.size.width = 150
    rig.stage.advance(0.1)
    #expect(rig.table.contentSize.height > 1.5 * wide)
  }
}
