extension UICollectionView {
  /// What an element of a collection view is.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A header, a footer, or what else the data source gives views for.
    case supplementaryView = 1
    /// A view of the layout's own.
    case decorationView = 2
  }

  /// The way that a collection view scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// Where an item comes to lie when it is scrolled to: one of each way.
  nonisolated public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Positions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the header of a section in a flow layout.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section in a flow layout.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
