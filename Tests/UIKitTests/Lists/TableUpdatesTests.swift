import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Rows that come, go and move.
@Suite @MainActor struct TableUpdatesTests {
  @Test("rows come and go as told, the others move; cells that stay are the same")
  func insertAndDelete() throws {
    let rig = TableRig(Letters([["A", "B", "C", "D"]]))
    let cell = try #require(rig.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    rig.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    var finished: Bool?
    rig.letters.sections = [["A", "X", "C", "D", "Y"]]
    rig.table.performBatchUpdates {
      rig.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      rig.table.insertRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0)], with: .left)
    } completion: {
      finished = $0
    }
    #expect(finished == nil)
    rig.stage.advance(0.15)
    #expect(rig.table.subviews.count { $0 is UITableViewCell } == 6)
    rig.stage.advance(0.5)
    #expect(finished == true)
    #expect(rig.shown == ["A", "X", "C", "D", "Y"])
    #expect(rig.table.subviews.count { $0 is UITableViewCell } == 5)
    #expect(rig.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(rig.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(cell.isSelected && cell.alpha == 1)
    #expect(rig.table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
  }

  @Test("single calls are batches by themselves")
  func single() {
    let rig = TableRig(Letters([["A", "B"]]))
    rig.letters.sections[0].append("C")
    rig.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    rig.letters.sections.insert(["Z"], at: 0)
    rig.table.insertSections([0], with: .top)
    rig.stage.advance(1)
    #expect(rig.shown == ["Z", "A", "B", "C"])
    rig.letters.sections.remove(at: 1)
    rig.table.deleteSections([1], with: .fade)
    rig.stage.advance(1)
    #expect(rig.shown == ["Z"])
  }

  @Test("rows move, within a section and to another")
  func move() {
    let rig = TableRig(Letters([["A", "B", "C"], ["D"]]))
    rig.letters.sections = [["C", "B"], ["D", "A"]]
    rig.table.performBatchUpdates {
      rig.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
      rig.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    }
    rig.stage.advance(1)
    #expect(rig.shown == ["C", "B", "D", "A"])
  }

  @Test("reloaded rows get other cells, their choice stays")
  func reload() {
    let rig = TableRig(Letters([["A", "B"]]))
    rig.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let before = rig.table.visibleCells
    rig.letters.sections = [["A2", "B"]]
    rig.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    rig.stage.advance(1)
    #expect(rig.shown == ["A2", "B"])
    #expect(rig.table.visibleCells[0] !== before[0] && rig.table.visibleCells[1] === before[1])
    #expect(rig.table.visibleCells[0].isSelected)
    rig.letters.sections = [["A3", "B"]]
    let same = rig.table.visibleCells
    rig.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    rig.stage.advance(0.1)
    #expect(rig.shown == ["A3", "B"] && rig.table.visibleCells[0] === same[0])
    #expect(rig.table.visibleCells[0].isSelected)
  }

  @Test("updates that do not fit are told, and everything is loaded anew")
  func misfit() {
    let rig = TableRig(Letters([["A", "B"]]))
    var finished: Bool?
    rig.letters.sections = [["A", "B", "C", "D"]]
    let reported = diagnostics {
      rig.table.performBatchUpdates {
        rig.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      } completion: {
        finished = $0
      }
    }
    #expect(reported.count == 1 && reported[0].contains("4 items in section 0"))
    rig.stage.advance(0.1)
    #expect(finished == false)
    #expect(rig.shown == ["A", "B", "C", "D"])
  }

  @Test("beginUpdates and endUpdates are a batch; one without the other is told")
  func beginAndEnd() {
    let rig = TableRig(Letters([["A", "B"]]))
    rig.table.beginUpdates()
    rig.letters.sections = [["B", "C"]]
    rig.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    rig.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    rig.table.endUpdates()
    rig.stage.advance(1)
    #expect(rig.shown == ["B", "C"])
    #expect(diagnostics { rig.table.endUpdates() }.count == 1)
  }

  @Test("updates out of sight, out of a window and while a fling goes on")
  func elsewhere() {
    let letters = Letters(count: 500)
    let rig = TableRig(letters)
    rig.fling(3000)
    rig.stage.advance(0.2)
    #expect(rig.table.isDecelerating)
    letters.sections[0].removeLast(100)
    rig.table.deleteRows(
      at: (400..<500).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    letters.sections[0].insert("New", at: 0)
    rig.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    rig.stage.advance(5)
    #expect(rig.table.contentSize.height == 17_644)
    #expect(!rig.table.isDecelerating)
    rig.table.removeFromSuperview()
    letters.sections = [["A"]]
    rig.table.performBatchUpdates {
      rig.table.deleteRows(at: (1..<401).map { IndexPath(row: $0, section: 0) }, with: .fade)
    }
    rig.table.layoutIfNeeded()
    #expect(rig.table.numberOfRows(inSection: 0) == 1)
  }

  @Test("a batch in a batch is one; reloadData in one comes first")
  func nested() {
    let rig = TableRig(Letters([["A"]]))
    var order: [String] = []
    rig.table.performBatchUpdates {
      rig.letters.sections = [["A", "B", "C"]]
      rig.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      rig.table.performBatchUpdates {
        rig.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      } completion: { _ in
        order.append("inner")
      }
    } completion: { _ in
      order.append("outer")
    }
    rig.stage.advance(1)
    #expect(rig.shown == ["A", "B", "C"])
    #expect(order == ["inner", "outer"])
  }

  @Test(
    "rows random batches leave are those of the data source",
    arguments: 1...10 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rig = TableRig(Letters(count: 30))
    for round in 0..<20 {
      var rows = rig.letters.sections[0]
      let deleted = Set(rows.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
      rows = rows.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
      var inserted: Set<Int> = []
      for index in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...rows.count, using: &random)
        inserted = Set(inserted.map { $0 >= place ? $0 + 1 : $0 })
        rows.insert("\(round)-\(index)", at: place)
        inserted.insert(place)
      }
      rig.letters.sections[0] = rows
      rig.table.performBatchUpdates {
        rig.table.deleteRows(at: deleted.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        rig.table.insertRows(at: inserted.map { IndexPath(row: $0, section: 0) }, with: .bottom)
      }
      // In the middle of the movement, too.
      rig.stage.advance(Double.random(in: 0...0.4, using: &random))
      if round % 3 == 0 { rig.table.contentOffset.y = .random(in: 0...500, using: &random) }
    }
    rig.stage.advance(1)
    let first = rig.table.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(rig.shown == Array(rig.letters.sections[0][first..<first + rig.shown.count]))
    #expect(rig.table.subviews.count { $0 is UITableViewCell } == rig.shown.count)
    #expect(
      rig.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.frame.height == 44 })
  }
}
