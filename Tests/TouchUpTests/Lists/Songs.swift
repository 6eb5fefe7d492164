import Foundation
import TouchUp
import UIKit

/// A screen with a table of rows that each have a button, set up anew each time a cell is used.
@MainActor final class Songs: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// A cell whose button says which row it was tapped in.
  final class Cell: UITableViewCell {
    let button = UIButton(frame: CGRect(x: 250, y: 0, width: 100, height: 44))
    let bag = HandlerBag()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      button.setTitle("Play", for: .normal)
      contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      bag.removeAll()
    }
  }

  let table = UITableView()
  let count: Int
  /// How a cell that is used for a row gets its handler.
  var handle: (Songs, Cell, Int) -> Void = { _, _, _ in }
  var played: [Int] = []
  var chosen: [Int] = []
  /// Cells that were asked for.
  var uses = 0

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.register(Cell.self, forCellReuseIdentifier: "song")
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    uses += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = "Song \(indexPath.row)"
    if let cell = cell as? Cell {
      cell.button.accessibilityLabel = "Play \(indexPath.row)"
      handle(self, cell, indexPath.row)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}
