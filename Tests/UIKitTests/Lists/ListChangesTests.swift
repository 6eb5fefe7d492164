import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@Suite struct ListChangesTests {
  /// Rows named by letters: what a table goes through, done by hand.
  @Test(
    "where items are after random batches, against doing it by hand",
    arguments: 1...40 as ClosedRange<UInt64>)
  func agrees(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func fresh() -> Int {
      next += 1
      return next
    }
    let old = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in fresh() }
    }
    var changes = ListChanges()
    // Deleted by the old indexes…
    var sections: [(origin: Int?, rows: [Int])] = old.enumerated().map { ($0.offset, $0.element) }
    for section in old.indices.reversed() {
      for row in old[section].indices.reversed() where Int.random(in: 0..<4, using: &random) == 0 {
        changes.deleted.insert(IndexPath(row: row, section: section))
        sections[section].rows.remove(at: row)
      }
    }
    for section in old.indices.reversed() where Int.random(in: 0..<5, using: &random) == 0 {
      changes.deletedSections.insert(section)
      changes.deleted = changes.deleted.filter { $0.section != section }
      sections.remove(at: section)
    }
    // …then inserted by the new ones.
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...sections.count, using: &random)
      sections.insert((nil, [fresh(), fresh()]), at: place)
    }
    for (index, section) in sections.enumerated() where section.origin == nil {
      changes.insertedSections.insert(index)
    }
    for index in sections.indices where sections[index].origin != nil {
      let kept = Set(sections[index].rows)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...sections[index].rows.count, using: &random)
        sections[index].rows.insert(fresh(), at: place)
      }
      for (row, name) in sections[index].rows.enumerated() where !kept.contains(name) {
        changes.inserted.insert(IndexPath(row: row, section: index))
      }
    }
    let applied = try changes.applied(
      from: ListCounts(old.map(\.count)), to: ListCounts(sections.map(\.rows.count)))
    for (section, rows) in old.enumerated() {
      for (row, name) in rows.enumerated() {
        let place = sections.enumerated().lazy.compactMap { index, section in
          section.rows.firstIndex(of: name).map { IndexPath(row: $0, section: index) }
        }.first
        let path = IndexPath(row: row, section: section)
        #expect(applied.new(of: path) == place)
        if let place { #expect(applied.old(of: place) == path) }
      }
    }
  }

  @Test("moves keep their item, within a section and between two")
  func moves() throws {
    var changes = ListChanges()
    changes.moved = [
      (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)),
      (IndexPath(row: 1, section: 1), IndexPath(row: 0, section: 0)),
    ]
    let applied = try changes.applied(from: ListCounts([3, 2]), to: ListCounts([4, 1]))
    #expect(applied.new(of: IndexPath(row: 0, section: 0)) == IndexPath(row: 2, section: 0))
    #expect(applied.new(of: IndexPath(row: 1, section: 1)) == IndexPath(row: 0, section: 0))
    #expect(applied.new(of: IndexPath(row: 1, section: 0)) == IndexPath(row: 1, section: 0))
    #expect(applied.new(of: IndexPath(row: 2, section: 0)) == IndexPath(row: 3, section: 0))
    #expect(applied.new(of: IndexPath(row: 0, section: 1)) == IndexPath(row: 0, section: 1))
    #expect(applied.old(of: IndexPath(row: 0, section: 0)) == IndexPath(row: 1, section: 1))
  }

  @Test("what is reloaded stays where it is and is made anew")
  func reloads() throws {
    var changes = ListChanges()
    changes.reloaded = [IndexPath(row: 1, section: 0)]
    changes.inserted = [IndexPath(row: 0, section: 0)]
    let applied = try changes.applied(from: ListCounts([2]), to: ListCounts([3]))
    #expect(applied.new(of: IndexPath(row: 1, section: 0)) == nil)
    #expect(applied.place(of: IndexPath(row: 1, section: 0)) == IndexPath(row: 2, section: 0))
    #expect(applied.old(of: IndexPath(row: 2, section: 0)) == nil)
  }

  @Test("updates that do not fit the data source say how")
  func problems() {
    func problem(_ old: [Int], _ new: [Int], _ change: (inout ListChanges) -> Void) -> ListProblem?
    {
      var changes = ListChanges()
      change(&changes)
      do throws(ListProblem) {
        _ = try changes.applied(from: ListCounts(old), to: ListCounts(new))
        return nil
      } catch {
        return error
      }
    }
    let first = IndexPath(row: 0, section: 0)
    #expect(
      problem([3], [3]) { $0.inserted = [first] }
        == .items(section: 0, before: 3, expected: 4, after: 3))
    #expect(
      problem([3], [3, 1]) { $0.inserted = [] }
        == .sections(before: 1, inserted: 0, deleted: 0, after: 2))
    #expect(
      problem([1], [0]) { $0.deleted = [IndexPath(row: 5, section: 0)] }
        == .noSuchItem(IndexPath(row: 5, section: 0), before: true))
    #expect(
      problem([1], [1]) { $0.reloadedSections = [4] } == .noSuchSection(4, before: true))
    #expect(problem([3], [2]) { $0.deleted = [first] } == nil)
  }
}
