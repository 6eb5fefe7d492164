import Foundation
import UIKit

/// A table over a stage of 300 x 600 points.
@MainActor final class TableRig {
  let stage: Stage
  let table: UITableView
  let letters: Letters

  init(
    _ letters: Letters, style: UITableView.Style = .plain, device: HostDevice = .square,
    _ setUp: (UITableView) -> Void = { _ in }
  ) {
    self.letters = letters
    stage = Stage(device: device)
    table = UITableView(frame: stage.root.bounds, style: style)
    table.dataSource = letters
    table.delegate = letters
    setUp(table)
    stage.root.addSubview(table)
    stage.advance(0.1)
  }

  /// The texts of the rows that are seen, from above.
  var shown: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  func text(_ row: Int, _ section: Int = 0) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
  }

  /// Throws the rows up at points a second.
  func fling(_ speed: CGFloat) {
    stage.touch(.began, 150, 500)
    for step in 1...10 { stage.touch(.moved, 150, 500 - speed / 60 * CGFloat(step)) }
    stage.touch(.ended, 150, 500 - speed / 6)
  }
}
