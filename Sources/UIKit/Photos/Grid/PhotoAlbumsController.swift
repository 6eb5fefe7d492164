import Foundation
import UIKitImages

/// The folders of a library that have photos.
final class PhotoAlbumsController: UITableViewController {
  private let session: PhotoSession
  private var reader: PhotoLibraryReader?
  private var albums: [PhotoAlbum] = []

  private static let pictureSide: CGFloat = 60

  init(_ session: PhotoSession) {
    self.session = session
    super.init(style: .plain)
    title = PhotoWord.albums.text()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PhotoAlbumCell.self, forCellReuseIdentifier: "album")
    albums = session.library.listing.albums
    reader = session.library.read { [weak self] in
      guard let self else { return }
      albums = session.library.listing.albums
      tableView.reloadData()
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = PhotoAlbumCell.height(side: Self.pictureSide, for: traitCollection)
    if tableView.rowHeight != height { tableView.rowHeight = height }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    albums.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
    if let cell = cell as? PhotoAlbumCell {
      cell.show(
        albums[indexPath.row], session.library.previews, side: Self.pictureSide,
        scale: traitCollection.displayScale)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let grid = PhotoGridController(session, folder: albums[indexPath.row].folder)
    navigationController?.pushViewController(grid, animated: true)
  }
}
