public import Foundation
public import UIKit

/// What a person picked.
nonisolated public struct PickedMedia: Sendable {
  /// A picture or a film.
  public enum Kind: Sendable {
    /// A picture.
    case photo
    /// A film.
    case video
  }

  /// A picture or a film.
  public let kind: Kind
  /// The picture, the right way up: the part that was chosen when editing was allowed, else all of it. Nil for a video.
  public let image: UIImage?
  /// All of the picture, the right way up; nil for a video.
  public let originalImage: UIImage?
  /// The part that was chosen, in pixels of the original; nil when editing was not allowed.
  public let cropRect: CGRect?
  /// The file; nil for a photo just taken.
  public let url: URL?
  /// The type of the file at ``url``, as `public.jpeg`; nil when it is not known.
  public let typeIdentifier: String?
  /// What the photo says of itself, by EXIF's own names (`Make`, `DateTimeOriginal`); empty when it says nothing.
  public let metadata: [String: String]

  /// Whether ``image`` is a part that was chosen.
  public var isEdited: Bool { cropRect != nil }

  /// What a picker's delegate is told.
  init(_ info: [UIImagePickerController.InfoKey: Any]) {
    let isVideo = info[.mediaType] as? String == "public.movie"
    kind = isVideo ? .video : .photo
    originalImage = info[.originalImage] as? UIImage
    image = info[.editedImage] as? UIImage ?? originalImage
    cropRect = info[.editedImage] == nil ? nil : info[.cropRect] as? CGRect
    url = info[isVideo ? .mediaURL : .imageURL] as? URL
    typeIdentifier = mediaTypeIdentifier(of: info)
    metadata = mediaFields(of: info)
  }

  /// The picture within a size in points, with the same proportions; made on another thread, and never larger than it is.
  ///
  /// - Throws: ``PhotoError/unsupported(path:)`` for a video, ``PhotoError/damaged(path:)``.
  public func image(within size: CGSize) async throws(PhotoError) -> UIImage {
    guard let image else { throw .unsupported(path: url?.path ?? "") }
    guard let small = await image.byPreparingThumbnail(ofSize: size) else {
      throw .damaged(path: url?.path ?? "")
    }
    return small
  }
}
