/// Lets a person pick a photo or a video out of the library (``UIApplication/hostPhotos``).
///
/// Set ``sourceType`` and the rest before it is presented. The delegate, which is a
/// ``UIImagePickerControllerDelegate`` and a `UINavigationControllerDelegate`, hears of the end, and dismisses it; without
/// one the picker dismisses itself.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Whether a source can be used on this machine: the library always, though it may be empty.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    PickerSources.isAvailable(sourceType)
  }

  /// The types of media that a source has; nil for one that is not there.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    PickerSources.mediaTypes(sourceType)
  }

  /// Where pictures come from; the library unless set. One that is not there is reported, and changes nothing: ask
  /// ``isSourceTypeAvailable(_:)`` first.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard oldValue != sourceType, !PickerSources.isAvailable(sourceType) else { return }
      Diagnostics.report("the source \(sourceType) of a picker is not available")
      sourceType = oldValue
    }
  }

  /// What may be picked: `public.image`, `public.movie`, or both; images unless set. Types that there are none of are
  /// reported, and change nothing.
  open var mediaTypes = [PickerSources.image] {
    didSet {
      let known = PickerSources.mediaTypes(sourceType) ?? []
      guard mediaTypes.isEmpty || !mediaTypes.allSatisfy(known.contains) else { return }
      Diagnostics.report("a picker has no media of the types \(mediaTypes)")
      mediaTypes = oldValue
    }
  }

  /// Whether a person chooses a square of the photo before it is handed over.
  open var allowsEditing = false

  /// The file that ``InfoKey/imageURL`` names.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// Shows the source.
  open override func viewDidLoad() {
    super.viewDidLoad()
    flow.begin(self)
  }

  /// Why there is nothing to pick from; nil when there is.
  package var obstacle: PickObstacle? { flow.obstacle }

  // MARK: Storage for the files beside this one

  /// Is told of the end before the delegate, by the kit.
  package var pickObserver: PickObserver?
  let flow = PickerFlow()
}
