import Foundation

/// How many sections a list has and how many items each of them, as the data source said last.
nonisolated struct ListCounts: Equatable {
  private(set) var items: [Int] = []

  init(_ items: [Int] = []) {
    self.items = items
  }

  var sections: Int { items.count }
  var total: Int { items.reduce(0, +) }

  /// Items of a section; 0 for one that is not there.
  subscript(section: Int) -> Int { items.indices.contains(section) ? items[section] : 0 }

  /// Whether there is an item at `path`.
  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < self[path.section]
  }
}
