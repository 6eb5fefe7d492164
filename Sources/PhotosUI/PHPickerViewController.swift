/// Lets a person pick photos and videos out of the library (`UIApplication.hostPhotos`): one, or several.
///
/// The delegate hears of the end, once, and dismisses it; without one the picker dismisses itself. Nothing is decoded before
/// it is asked for. It can be presented again afterwards, and begins anew.
///
/// ```swift
/// var configuration = PHPickerConfiguration()
/// configuration.filter = .images
/// configuration.selection = .ordered
/// configuration.selectionLimit = 5
/// let picker = PHPickerViewController(configuration: configuration)
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  /// What it shows, and how.
  public let configuration: PHPickerConfiguration

  /// Is told of the end. It is not kept alive.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Is told of the end before the delegate, and of refused taps: for the kit.
  package var observer: PHPickerObserver?

  private var selection: PhotoSelection?

  /// A picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Pickers are not in archives.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  /// Shows the library, from the beginning each time that it is presented.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented || selection?.isOver ?? true else { return }
    selection?.remove()
    begin()
  }

  /// Deselects some of what is chosen; others change nothing. Only with a configuration that has a library.
  public func deselectAssets(withIdentifiers identifiers: [String]) {
    if configuration.hasLibrary { selection?.deselect(identifiers) }
  }

  /// Changes the order of what is chosen: puts one right behind another one; with nil, in front of all. Only with a
  /// configuration that has a library.
  public func moveAsset(
    withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
  ) {
    if configuration.hasLibrary { selection?.move(identifier, after: afterIdentifier) }
  }

  /// Why there is nothing to pick from; nil when there is.
  package var obstacle: PickObstacle? { selection?.obstacle }

  private func begin() {
    let filter = configuration.filter
    let selection = PhotoSelection(
      PhotoForm(
        takesPhotos: filter?.shows(videos: false) ?? true,
        takesVideos: filter?.shows(videos: true) ?? true, limit: configuration.selectionLimit,
        isOrdered: configuration.selection == .ordered,
        isCompatible: configuration.preferredAssetRepresentationMode == .compatible,
        preselected: configuration.hasLibrary ? configuration.preselectedAssetIdentifiers : []),
      in: self)
    selection.finished = { [weak self] in self?.finish($0) }
    selection.refused = { [weak self] in self?.observer?.refused() }
    self.selection = selection
  }

  private func finish(_ picked: [PickedItem]) {
    let results = picked.map {
      PHPickerResult(
        itemProvider: $0.provider,
        assetIdentifier: configuration.hasLibrary ? $0.identifier : nil)
    }
    observer?.finished(results)
    if let delegate {
      delegate.picker(self, didFinishPicking: results)
    } else {
      dismissItself()
    }
  }
}
