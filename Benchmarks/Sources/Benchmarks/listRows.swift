import Harness
import UIKit
import UIKitTestSupport

/// Tables and collections on a phone of 390 x 844 points at scale 2.
func listRows() -> [Row] {
  [openRow(), tableFlingRow(), gridFlingRow()]
}

/// Both show ten rows: what is beyond them may cost nothing.
private func openRow() -> Row {
  func open(_ rows: ManyRows) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
    table.rowHeight = 60
    table.dataSource = rows
    table.layoutIfNeeded()
  }
  let (many, few) = (ManyRows(count: 1_000_000), ManyRows(count: 10))
  return Row(
    "a table of 1,000,000 rows opens",
    subject: Workload("of a million", repeating: { open(many) }),
    yardstick: Workload("of ten", repeating: { open(few) }),
    budget: .ratio(1.15))
}

/// Forty points a frame, 2,400 a second: most frames bring a row in, and every pixel moves.
private func tableFlingRow() -> Row {
  let rows = ManyRows(count: 1_000_000)
  let table = UITableView(frame: .zero, style: .plain)
  table.rowHeight = 60
  table.dataSource = rows
  return flingRow("one frame of a fling through a table of 1,000,000", table, keeping: rows)
}

private func gridFlingRow() -> Row {
  let rows = ManyRows(count: 1_000_000)
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 120, height: 120)
  let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  grid.dataSource = rows
  return flingRow("one frame of a fling through a grid of 1,000,000", grid, keeping: rows)
}

private func flingRow(_ title: String, _ list: UIScrollView, keeping rows: ManyRows) -> Row {
  let screen = UIViewController()
  screen.loadViewIfNeeded()
  list.frame = screen.view.bounds
  screen.view.addSubview(list)
  let robot = Robot(screen)
  robot.wait(0.1)
  let picture = FlatPicture(of: robot.window, scale: 2)
  return Row(
    title,
    subject: Workload(
      "a frame",
      repeating: {
        try robot.frame { list.contentOffset.y += 40 }
        withExtendedLifetime(rows) {}
      }),
    yardstick: Workload("Cairo and Pango", repeating: { picture.paint() }),
    budget: .milliseconds(4))
}
