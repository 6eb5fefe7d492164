import Foundation

/// Which items of a list are chosen; knows no views.
nonisolated struct ListSelection: Equatable {
  /// Whether a person can choose.
  var isAllowed = true
  /// Whether several can be chosen at once.
  var allowsSeveral = false
  /// In the order they were chosen.
  private(set) var paths: [IndexPath] = []

  /// What a tap on an item does.
  enum Effect: Equatable {
    case nothing
    case deselect(IndexPath)
    /// The ones to let go of first, if the item may be chosen.
    case select(IndexPath, insteadOf: [IndexPath])
  }

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  func effect(ofTap path: IndexPath) -> Effect {
    guard isAllowed else { return .nothing }
    if allowsSeveral { return contains(path) ? .deselect(path) : .select(path, insteadOf: []) }
    return .select(path, insteadOf: paths.filter { $0 != path })
  }

  mutating func insert(_ path: IndexPath) {
    if !contains(path) { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    paths.removeAll { $0 == path }
  }

  mutating func removeAll() {
    paths = []
  }

  /// After items moved: each path as it is now; those that are gone are left out.
  mutating func rename(_ change: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(change)
  }
}
