import Foundation

/// What a batch of updates says of items, by sections.
nonisolated struct ItemChanges {
  /// Items that leave, by the section they were in.
  private var leaving: [Int: Set<Int>] = [:]
  /// Items that come, by the section they come to.
  private var coming: [Int: Set<Int>] = [:]

  init(_ changes: ListChanges) {
    // A move is taken out here and put in there; that the two are one is known by its paths.
    for path in changes.deleted { leaving[path.section, default: []].insert(path.item) }
    for move in changes.moved { leaving[move.from.section, default: []].insert(move.from.item) }
    for path in changes.inserted { coming[path.section, default: []].insert(path.item) }
    for move in changes.moved { coming[move.to.section, default: []].insert(move.to.item) }
  }

  /// How items shift in a section that was at one place and is at another now; nil when all stay.
  func shift(from origin: Int, to section: Int) -> IndexShift? {
    let (leaving, coming) = (leaving[origin], coming[section])
    guard leaving != nil || coming != nil else { return nil }
    return IndexShift(removed: leaving ?? [], added: coming ?? [])
  }
}
