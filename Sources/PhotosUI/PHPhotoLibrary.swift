/// The person's photos: the library of the app, see `UIApplication.hostPhotos`.
///
/// It is there for a ``PHPickerConfiguration`` whose results are to have identifiers.
nonisolated public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  private override init() {
    super.init()
  }

  /// The library.
  public class func shared() -> PHPhotoLibrary { library }
}
