public import Foundation

extension IndexPath {
  /// The path of an item of a collection view.
  nonisolated public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The path of a row of a table view.
  nonisolated public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The first index: which section.
  nonisolated public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index: which item of the section.
  nonisolated public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index: which row of the section.
  nonisolated public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
