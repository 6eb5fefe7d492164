public import Foundation
import PhotosUI
public import UIKit

/// What a person picked.
///
/// One photo is there at once, as ``image``. One of several is opened when it is asked for, and not kept: whoever has picked
/// fifty has as many in memory as are used. At most one is decoded at a time, however many are asked for.
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
  /// The picture, the right way up: the part that was chosen when editing was allowed, else all of it. Nil for a video, and
  /// for one of several: see ``loadImage()`` and ``image(within:)``.
  public let image: UIImage?
  /// All of the picture, the right way up; nil where ``image`` is.
  public let originalImage: UIImage?
  /// The part that was chosen, in pixels of the original; nil when editing was not allowed.
  public let cropRect: CGRect?
  /// The file; nil for a photo just taken, and for one of several: see ``data()`` and ``copyFile(into:)``.
  public let url: URL?
  /// What its file is called, without the end; nil for a photo just taken.
  public let name: String?
  /// The type of the file, as `public.jpeg`; nil when it is not known.
  public let typeIdentifier: String?
  /// What the photo says of itself, by EXIF's own names (`Make`, `DateTimeOriginal`); empty when it says nothing, and for one
  /// of several.
  public let metadata: [String: String]

  private let source: MediaSource

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
    name = url?.deletingPathExtension().lastPathComponent
    typeIdentifier = mediaTypeIdentifier(of: info)
    metadata = mediaFields(of: info)
    source = .loaded(image, url)
  }

  /// One of several.
  init(_ result: PHPickerResult) {
    let provider = result.itemProvider
    let types = provider.registeredTypeIdentifiers
    let isPhoto = provider.hasItemConformingToTypeIdentifier("public.image")
    kind = isPhoto ? .photo : .video
    (image, originalImage, cropRect, url) = (nil, nil, nil, nil)
    name = provider.suggestedName
    typeIdentifier = types.first
    metadata = [:]
    source = .item(MediaItem(result, typeIdentifier: isPhoto ? "public.image" : "public.movie"))
  }

  /// The picture within a size in points, with the same proportions; made on another thread, and never larger than it is.
  ///
  /// - Throws: ``PhotoError/unsupported(path:)`` for a video, ``PhotoError/damaged(path:)`` and the like for a photo that cannot
  ///   be opened, ``PhotoError/cancelled`` when the task was cancelled.
  public func image(within size: CGSize) async throws(PhotoError) -> UIImage {
    try await picture { await $0.byPreparingThumbnail(ofSize: size) }
  }

  /// The picture in full size, decoded on another thread: ``image``, where that is there. Throws what
  /// ``image(within:)`` throws.
  public func loadImage() async throws(PhotoError) -> UIImage {
    try await picture { await $0.byPreparingForDisplay() }
  }

  /// The bytes of the file, which are of the type ``typeIdentifier``. For a photo just taken those of a JPEG.
  ///
  /// - Throws: ``PhotoError`` when it cannot be read, or the task was cancelled.
  public func data() async throws(PhotoError) -> Data { try await source.data() }

  /// Copies the file into a folder: a film, for instance, which is too long for the memory. Its name says its type; a number
  /// is added where there is such a file.
  ///
  /// - Throws: ``PhotoError`` when it cannot be read, or not be written into the folder; ``PhotoError/unsupported(path:)``
  ///   where there is no file.
  /// - Returns: the copy.
  public func copyFile(into folder: URL) async throws(PhotoError) -> URL {
    try await source.copy(into: folder)
  }

  private func picture(
    _ make: @Sendable (UIImage) async -> UIImage?
  ) async throws(PhotoError) -> UIImage {
    let path = url?.path ?? name ?? ""
    guard kind == .photo else { throw .unsupported(path: path) }
    guard await PhotoTurns.shared.take() else { throw .cancelled }
    let made = await opened(path, make)
    await PhotoTurns.shared.leave()
    return try made.get()
  }

  private func opened(
    _ path: String, _ make: @Sendable (UIImage) async -> UIImage?
  ) async -> Result<UIImage, PhotoError> {
    do throws(PhotoError) {
      if let made = await make(try await source.image()) { return .success(made) }
      return .failure(Task.isCancelled ? .cancelled : .damaged(path: path))
    } catch {
      return .failure(error)
    }
  }
}
