import UIKit

/// What a person sees of a grid of photos.
struct GridLook {
  private let grid: UICollectionView?
  let cells: [UICollectionViewCell]

  init(_ view: UIView?) {
    grid = view.flatMap { Self.first(UICollectionView.self, in: $0) }
    cells = (grid?.visibleCells ?? []).sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }

  var count: Int { grid?.numberOfItems(inSection: 0) ?? 0 }

  /// Whether all cells have their pictures.
  var isComplete: Bool {
    !cells.isEmpty
      && cells.allSatisfy { cell in
        cell.contentView.subviews.contains { ($0 as? UIImageView)?.image != nil }
      }
  }

  /// Whether one of them says that it is being opened.
  var isOpening: Bool {
    cells.contains { cell in
      cell.contentView.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true }
    }
  }

  var isAtEnd: Bool {
    guard let grid else { return false }
    return grid.contentOffset.y >= grid.contentSize.height - grid.bounds.height - 1
  }

  /// Leaves a dozen screens to go.
  func jumpNearEnd() {
    guard let grid else { return }
    grid.contentOffset.y = max(
      grid.contentOffset.y, grid.contentSize.height - grid.bounds.height * 13)
  }

  /// The middle of a cell on the screen.
  func place(of cell: UICollectionViewCell) -> CGPoint {
    cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  private static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    for inner in view.subviews {
      if let found = first(type, in: inner) { return found }
    }
    return nil
  }
}
