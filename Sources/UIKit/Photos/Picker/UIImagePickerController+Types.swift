extension UIImagePickerController {
  /// Where a picker gets pictures from. Raw values are UIKit's.
  nonisolated public enum SourceType: Int, Sendable {
    /// The library: all photos, and albums.
    case photoLibrary = 0
    /// A camera.
    case camera = 1
    /// The library, without albums.
    case savedPhotosAlbum = 2
  }

  /// The file that ``InfoKey/imageURL`` names. Raw values are UIKit's.
  nonisolated public enum ImageURLExportPreset: Int, Sendable {
    /// One that every program reads: a JPEG in a folder for temporary files, for a HEIC, AVIF, WebP or TIFF.
    case compatible = 0
    /// The photo's own.
    case current = 1
  }

  /// The keys of what a picker hands over.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// `public.image` or `public.movie`: a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The whole picture, the right way up: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part that was chosen, when ``UIImagePickerController/allowsEditing``: a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// That part, in pixels of the original: a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// A video's file: a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// A photo's file, see ``UIImagePickerController/imageExportPreset``: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What the photo says of itself, or what is known of one just taken: a `[String: Any]` with `PixelWidth`, `PixelHeight` and `Orientation` as stored, and
    /// `{Exif}`, a `[String: String]` of EXIF's fields by their own names. iOS has it for photos of a camera alone.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The type of the file that is handed over, as `public.jpeg`: a `String`. For the kit.
    package static let typeIdentifier = InfoKey(rawValue: "TouchUpTypeIdentifier")
  }
}
