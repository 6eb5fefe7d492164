import Foundation
import UIKitImages

/// The photos of a library or an album, to choose from.
final class PhotoGridController: UIViewController {
  let session: PhotoSession
  private let folder: FilePath?
  private var list: PhotoGridList?
  private let gridView = PhotoGridView(frame: .zero)
  private var hint: String?
  private var shownCounts = (photos: 0, videos: 0)

  /// The grid of `folder`, or of the whole library.
  init(_ session: PhotoSession, folder: FilePath? = nil) {
    self.session = session
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
    title = folder?.name ?? PhotoWord.photos.text()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [session] _ in session.cancel() })
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() { view = gridView }

  override func viewDidLoad() {
    super.viewDidLoad()
    let grid = gridView.grid
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = self
    grid.delegate = self
    grid.allowsMultipleSelection = !session.form.picksAtOnce
    gridView.field.addAction(
      UIAction { [weak self] action in
        self?.list?.look(for: (action.sender as? UITextField)?.text ?? "")
      }, for: .editingChanged)
    gridView.field.delegate = self
    list = PhotoGridList(session, folder: folder) { [weak self] in self?.listDidChange() }
    showBarItems()
    showNotice()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Other albums may have changed what is chosen.
    showChoices()
  }

  /// Shows that a photo is being opened; nil for none.
  func showOpening(_ entry: PhotoEntry?) {
    session.opening = entry
    for case let cell as PhotoCell in gridView.grid.visibleCells {
      cell.show(isOpening: entry != nil && cell.entry == entry)
    }
  }

  /// Says why a photo could not be opened.
  func show(fault: ImageError, of entry: PhotoEntry) {
    show(hint: PhotoWord.damaged.text(entry.path.name))
    gridView.grid.reloadData()
  }

  private func listDidChange() {
    guard let list else { return }
    hint = nil
    let videos = session.form.takesVideos ? list.entries.count { $0.isVideo } : 0
    shownCounts = (list.entries.count - videos, videos)
    gridView.grid.reloadData()
    showChoices()
    showNotice()
  }

  private func show(hint: String) {
    self.hint = hint
    showNotice()
  }

  private func showNotice() {
    gridView.show(
      PhotoNotice(
        photos: shownCounts.photos, videos: shownCounts.videos,
        isReading: list?.isReading ?? true, isSearch: list?.search.isEmpty == false,
        problems: session.library.listing.problems, hint: hint))
  }

  private func showBarItems() {
    if folder == nil {
      let albums = UIBarButtonItem(
        title: PhotoWord.albums.text(),
        primaryAction: UIAction { [weak self] _ in self?.openAlbums() })
      navigationItem.leftBarButtonItem = albums
    }
    guard !session.form.picksAtOnce else { return }
    let add = UIBarButtonItem(
      title: SystemWord.add.text(),
      primaryAction: UIAction { [session] _ in session.finish(session.chosen) })
    add.style = .done
    add.isEnabled = !session.chosen.isEmpty
    let cancel = navigationItem.rightBarButtonItems?.last
    navigationItem.rightBarButtonItems = [add] + [cancel].compactMap(\.self)
  }

  private func openAlbums() {
    navigationController?.pushViewController(PhotoAlbumsController(session), animated: true)
  }

  private func showChoices() {
    guard !session.form.picksAtOnce, let list else { return }
    let grid = gridView.grid
    let wanted = Set(session.chosen)
    for (item, entry) in list.entries.enumerated() where wanted.contains(entry) {
      grid.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    for case let cell as PhotoCell in grid.visibleCells {
      guard let entry = cell.entry else { continue }
      cell.show(number: session.number(of: entry), isOrdered: session.form.isOrdered)
    }
    navigationItem.rightBarButtonItems?.first?.isEnabled = !session.chosen.isEmpty
  }

  private func entry(at indexPath: IndexPath) -> PhotoEntry? {
    guard let list, list.entries.indices.contains(indexPath.item) else { return nil }
    return list.entries[indexPath.item]
  }
}

extension PhotoGridController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    list?.entries.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? PhotoCell, let entry = entry(at: indexPath) {
      cell.show(
        entry, session.library.previews, side: gridView.pixelsPerCell,
        scale: traitCollection.displayScale)
      cell.show(number: session.number(of: entry), isOrdered: session.form.isOrdered)
      cell.show(isOpening: session.opening == entry)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    if session.form.picksAtOnce || session.hasRoom { return true }
    show(hint: PhotoWord.limit.text("\(session.form.limit)"))
    session.refuse()
    return false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let entry = entry(at: indexPath) else { return }
    guard session.form.picksAtOnce else {
      session.choose(entry)
      return showChoices()
    }
    collectionView.deselectItem(at: indexPath, animated: false)
    // A second tap while one is being opened changes nothing.
    if session.opening == nil { session.pick(entry) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let entry = entry(at: indexPath) else { return }
    session.unchoose(entry)
    if hint != nil {
      hint = nil
      showNotice()
    }
    showChoices()
  }
}

extension PhotoGridController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
}
