import Foundation

/// What a batch of updates says became of sections and items; knows no views.
///
/// What is deleted, reloaded or moved away is named by where it was before the batch, what is inserted or
/// moved in by where it is after it, in whatever order the calls came.
nonisolated struct ListChanges {
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty
      && moved.isEmpty
  }

  /// The changes as they are applied between two states; throws when they do not lead from one to the other.
  func applied(from old: ListCounts, to new: ListCounts) throws(ListProblem) -> Applied {
    let sections = IndexShift(
      removed: deletedSections, added: insertedSections, moves: movedSections)
    guard sections.count(after: old.sections) == new.sections else {
      throw ListProblem.sections(
        before: old.sections, inserted: insertedSections.count, deleted: deletedSections.count,
        after: new.sections)
    }
    try checkPaths(old, new)
    let changes = ItemChanges(self)
    var items: [Int: IndexShift] = [:]
    for section in 0..<new.sections {
      guard let origin = sections.old(of: section), !reloadedSections.contains(origin) else {
        continue
      }
      let shift = changes.shift(from: origin, to: section)
      let expected = shift?.count(after: old[origin]) ?? old[origin]
      guard expected == new[section] else {
        throw ListProblem.items(
          section: section, before: old[origin], expected: expected, after: new[section])
      }
      items[origin] = shift
    }
    return Applied(
      sections: sections, renewed: reloadedSections, items: items, reloaded: reloaded,
      moves: Dictionary(moved.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 }),
      origins: Dictionary(moved.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 }))
  }

  /// Changes that lead from one state to another.
  struct Applied {
    fileprivate let sections: IndexShift
    /// Sections that are made anew, by where they were.
    fileprivate let renewed: Set<Int>
    /// By old section; none for those whose items all stay.
    fileprivate let items: [Int: IndexShift]
    fileprivate let reloaded: Set<IndexPath>
    fileprivate let moves: [IndexPath: IndexPath]
    fileprivate let origins: [IndexPath: IndexPath]

    /// Where an item is afterwards; nil when it is gone, or made anew in its place.
    func new(of old: IndexPath) -> IndexPath? { reloaded.contains(old) ? nil : place(of: old) }

    /// Where an item is afterwards, be it made anew; nil when it is gone.
    func place(of old: IndexPath) -> IndexPath? {
      if let moved = moves[old] { return moved }
      guard let section = newSection(of: old.section) else { return nil }
      let item = items[old.section].map { $0.new(of: old.item) } ?? old.item
      return item.map { IndexPath(item: $0, section: section) }
    }

    /// Where an item was; nil when it was put in or is made anew.
    func old(of new: IndexPath) -> IndexPath? {
      if let origin = origins[new] { return origin }
      guard let section = sections.old(of: new.section), !renewed.contains(section) else {
        return nil
      }
      let item = items[section].map { $0.old(of: new.item) } ?? new.item
      let old = item.map { IndexPath(item: $0, section: section) }
      return old.flatMap { reloaded.contains($0) ? nil : $0 }
    }

    /// Where a section is afterwards; nil when it is gone or made anew.
    func newSection(of old: Int) -> Int? { renewed.contains(old) ? nil : sections.new(of: old) }

    /// The key that a view has afterwards; nil when what it shows is gone or made anew.
    func newKey(of key: ListKey) -> ListKey? {
      if key.kind == .cell { return new(of: key.path).map { .cell($0) } }
      guard let section = newSection(of: key.path.section) else { return nil }
      return ListKey(kind: key.kind, path: IndexPath(item: key.path.item, section: section))
    }
  }

  private func checkPaths(_ old: ListCounts, _ new: ListCounts) throws(ListProblem) {
    for path in deleted.union(reloaded).union(moved.map(\.from)) where !old.holds(path) {
      throw ListProblem.noSuchItem(path, before: true)
    }
    for path in inserted.union(moved.map(\.to)) where !new.holds(path) {
      throw ListProblem.noSuchItem(path, before: false)
    }
    let left = deletedSections.union(reloadedSections).union(movedSections.map(\.from))
    for section in left where !(0..<old.sections).contains(section) {
      throw ListProblem.noSuchSection(section, before: true)
    }
    let come = insertedSections.union(movedSections.map(\.to))
    for section in come where !(0..<new.sections).contains(section) {
      throw ListProblem.noSuchSection(section, before: false)
    }
  }
}
