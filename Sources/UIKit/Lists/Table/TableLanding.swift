import Foundation

/// A row that code scrolls to with an animation.
nonisolated struct TableLanding {
  let path: IndexPath
  let position: UITableView.ScrollPosition
  /// The offset that is on the way to; another one is somebody else's.
  var end: CGPoint
}
