import Foundation

/// Where a list has to scroll to show an item; knows no views.
nonisolated struct ScrollTarget: Equatable {
  /// Where the item lies in what is seen.
  enum Place: Equatable {
    /// Wherever; it is moved no further than needed.
    case nearest
    case start
    case middle
    case end
    /// As it is.
    case unchanged
  }

  var across: Place
  var down: Place

  init(across: Place, down: Place) {
    self.across = across
    self.down = down
  }

  init(_ position: UICollectionView.ScrollPosition) {
    down =
      position.contains(.top)
      ? .start
      : position.contains(.centeredVertically)
        ? .middle : position.contains(.bottom) ? .end : .nearest
    across =
      position.contains(.left)
      ? .start
      : position.contains(.centeredHorizontally)
        ? .middle : position.contains(.right) ? .end : .nearest
  }

  /// The offset, not beyond the ends of the contents.
  func offset(
    showing item: CGRect, from offset: CGPoint, bounds: CGSize, insets: UIEdgeInsets,
    content: CGSize
  ) -> CGPoint {
    CGPoint(
      x: Self.offset(
        across, item.minX, item.maxX, offset.x, bounds.width, insets.left, insets.right,
        content.width),
      y: Self.offset(
        down, item.minY, item.maxY, offset.y, bounds.height, insets.top, insets.bottom,
        content.height))
  }

  private static func offset(
    _ place: Place, _ start: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ length: CGFloat,
    _ before: CGFloat, _ after: CGFloat, _ content: CGFloat
  ) -> CGFloat {
    let first = start - before
    let last = end - length + after
    let wanted =
      switch place {
      case .unchanged: offset
      case .start: first
      case .end: last
      case .middle: (first + last) / 2
      case .nearest: first <= last ? min(max(offset, first), last) : max(min(offset, first), last)
      }
    return place == .unchanged
      ? offset : max(-before, min(wanted, content + after - length))
  }
}
