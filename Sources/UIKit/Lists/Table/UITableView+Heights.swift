import Foundation

extension UITableView {
  /// Has all heights asked anew; until rows come to be seen they are taken to be as high as they were, so that
  /// what is seen stays where it is.
  func forgetHeights() {
    geometry.forgetHeights()
    keptHeights = keptHeights?.mapValues { KeptHeight(height: $0.height, isKnown: false) }
  }

  /// Forgets what rows were taken to be high, too.
  func dropHeights() {
    keptHeights = [:]
    core.invalidatePlaces()
  }

  /// Has the heights of rows asked anew.
  func forgetHeights(of paths: [IndexPath]) {
    for path in paths {
      geometry.forget(path)
      keptHeights?[path]?.isKnown = false
    }
    core.invalidatePlaces()
  }

  /// Heights that were measured stay with their rows when others come and go; the rows that are seen are asked
  /// anew.
  func keepHeights(_ changes: ListChanges.Applied) {
    forgetHeights(of: core.tiler.views.keys.filter { $0.kind == .cell }.map(\.path))
    guard let kept = keptHeights else {
      keptHeights = heightsToKeep { changes.new(of: $0) }
      return
    }
    keptHeights = Dictionary(
      kept.compactMap { path, height in changes.new(of: path).map { ($0, height) } },
      uniquingKeysWith: { $1 })
  }

  /// All that is known of heights, by the paths that rows have from now on.
  func heightsToKeep(_ path: (IndexPath) -> IndexPath?) -> [IndexPath: KeptHeight] {
    var kept: [IndexPath: KeptHeight] = [:]
    for (section, part) in geometry.sections.enumerated() {
      for row in part.rows.special {
        guard let path = path(IndexPath(row: row, section: section)) else { continue }
        kept[path] = KeptHeight(height: part.rows.height(of: row), isKnown: part.rows.isKnown(row))
      }
    }
    return kept
  }

  func recall(_ kept: [IndexPath: KeptHeight]) {
    for (path, kept) in kept where geometry.holds(path) {
      guard !geometry.sections[path.section].rows.isKnown(path.row) else { continue }
      if kept.isKnown {
        _ = geometry.set(path, height: kept.height)
      } else {
        geometry.guess(path, height: kept.height)
      }
    }
  }
}
