/// What a ``PHPickerViewController`` shows, and how.
nonisolated public struct PHPickerConfiguration: Hashable, Sendable {
  /// Which file an item is handed over as. Raw values are Apple's.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system sees fit: the photo's own.
    case automatic = 0
    /// The photo's own.
    case current = 1
    /// One that every program reads: a JPEG, for a HEIC, AVIF, WebP or TIFF.
    case compatible = 2
  }

  /// How several are chosen. Raw values are Apple's.
  public enum Selection: Int, Sendable {
    /// Chosen ones have ticks.
    case `default` = 0
    /// Chosen ones have numbers, in the order of tapping.
    case ordered = 1
  }

  /// Which file an item is handed over as; ``AssetRepresentationMode/automatic`` unless set.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// How several are chosen; ``Selection/default`` unless set. Results come in the order of tapping in any case.
  public var selection = Selection.default

  /// How many may be chosen: 1 unless set, which ends with the first tap; 0 for any number.
  public var selectionLimit = 1

  /// What is shown; nil, as it is at first, for everything.
  public var filter: PHPickerFilter?

  /// Those that are chosen when the picker appears, by ``PHPickerResult/assetIdentifier``; none at first. Only for a
  /// configuration with a library, where several may be chosen. Item providers of these are empty: the app has them already.
  public var preselectedAssetIdentifiers: [String] = []

  /// Whether photos are told by identifiers.
  let hasLibrary: Bool

  /// A configuration for the person's photos. Results have no identifiers.
  public init() {
    hasLibrary = false
  }

  /// A configuration for a library. Results have identifiers.
  public init(photoLibrary: PHPhotoLibrary) {
    hasLibrary = true
  }
}
