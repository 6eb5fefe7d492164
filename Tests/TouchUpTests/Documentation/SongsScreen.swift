import TouchUp
import UIKit

final class SongsScreen: UIViewController, UITableViewDataSource {
  final class SongCell: UITableViewCell {
    let play = UIButton(type: .system)
  }

  private let table = UITableView()
  private let cover = UIImageView(frame: .zero)
  private var songs = ["Lullaby", "March", "Waltz"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(SongCell.self, forCellReuseIdentifier: "song")
    table.dataSource = self

    // Beside the delegate: one that the app sets, before or after, gets its calls.
    table.onSelect(with: self) { screen, path in screen.title = screen.songs[path.row] }
    table.onScroll { table in print(table.contentOffset.y) }

    // Pulled down; the wheel turns until the work is done.
    table.onRefresh(untilDone: { print("loaded") })

    // Two fingers on a picture.
    cover.onPinch { cover, pinch in
      cover.transform = cover.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
    cover.onSwipe(.left, with: self) { screen, _ in screen.title = "Next" }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    // A cell is used again and again: `set` takes the place of the handler it had for another row.
    (cell as? SongCell)?.play.set(.touchUpInside) { print("row \(indexPath.row)") }
    return cell
  }

  func follow() async {
    for await path in table.selections() { print(path.row) }
  }
}
