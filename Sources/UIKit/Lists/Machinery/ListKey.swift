import Foundation

/// Tells an element of a list from the others.
nonisolated struct ListKey: Hashable, Sendable {
  /// What kind of thing it is.
  enum Kind: Hashable, Sendable {
    case cell
    /// A header, a footer, or what else a layout places; by its name.
    case supplementary(String)
    /// What belongs to the layout alone; by its name.
    case decoration(String)
  }

  var kind: Kind
  var path: IndexPath

  static func cell(_ path: IndexPath) -> ListKey { ListKey(kind: .cell, path: path) }
}
