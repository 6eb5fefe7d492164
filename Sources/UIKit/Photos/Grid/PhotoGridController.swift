import Foundation
import UIKitImages

/// The photos of a library or an album, to choose from.
final class PhotoGridController: UIViewController {
  let session: PhotoSession
  private let folder: FilePath?
  private var list: PhotoGridList?
  private let gridView = PhotoGridView(frame: .zero)
  private var hint: String?
  private var sweeper: PhotoSweeper?
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
    gridView.field.addAction(
      UIAction { [weak self] action in
        self?.list?.look(for: (action.sender as? UITextField)?.text ?? "")
      }, for: .editingChanged)
    gridView.field.delegate = self
    if !session.form.picksAtOnce {
      sweeper = PhotoSweeper(grid, session) { [weak self] in
        self?.list?.entries ?? []
      } changed: { [weak self] isRefused in
        if isRefused { self?.refuse() } else { self?.showChoices() }
      }
    }
    list = PhotoGridList(session, folder: folder) { [weak self] in self?.listDidChange() }
    showBarItems()
    showNotice()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Other albums may have changed what is chosen.
    session.choicesChanged = { [weak self] in self?.showChoices() }
    showChoices()
    // A finger from the edge goes back.
    if let back = navigationController?.interactivePopGestureRecognizer {
      sweeper?.pan.require(toFail: back)
    }
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
    shownCounts = (list.entries.count - list.videoCount, list.videoCount)
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
        chosen: session.choices.all.count, isReading: list?.isReading ?? true,
        isSearch: list?.search.isEmpty == false, problems: session.library.listing.problems,
        hint: hint))
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
      primaryAction: UIAction { [session] _ in session.finish(session.choices.all) })
    add.style = .done
    add.isEnabled = !session.choices.all.isEmpty
    let cancel = navigationItem.rightBarButtonItems?.last
    navigationItem.rightBarButtonItems = [add] + [cancel].compactMap(\.self)
  }

  private func openAlbums() {
    navigationController?.pushViewController(PhotoAlbumsController(session), animated: true)
  }

  private func showChoices() {
    guard !session.form.picksAtOnce else { return }
    for case let cell as PhotoCell in gridView.grid.visibleCells {
      guard let entry = cell.entry else { continue }
      cell.show(number: number(of: entry), isOrdered: session.form.isOrdered)
    }
    navigationItem.rightBarButtonItems?.first?.isEnabled = !session.choices.all.isEmpty
    hint = nil
    showNotice()
  }

  /// Chooses a photo, or does not any more.
  private func toggle(_ entry: PhotoEntry) {
    if session.toggle(entry) == .refused { refuse() } else { showChoices() }
  }

  /// Says that no more can be chosen.
  private func refuse() {
    showChoices()
    let refusal = PhotoWord.limit.text(session.form.limit.formatted())
    show(hint: refusal)
    UIAccessibility.post(notification: .announcement, argument: refusal)
  }

  private func number(of entry: PhotoEntry) -> Int? { session.choices.number(of: entry.path) }

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
      cell.show(number: number(of: entry), isOrdered: session.form.isOrdered)
      cell.show(isOpening: session.opening == entry)
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    // What is chosen is the session's business: the same photo may be in other albums and searches.
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let entry = entry(at: indexPath) else { return }
    guard session.form.picksAtOnce else { return toggle(entry) }
    // A second tap while one is being opened changes nothing.
    if session.opening == nil { session.pick(entry) }
  }
}

extension PhotoGridController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
}
