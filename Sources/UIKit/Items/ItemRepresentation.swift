import Foundation
import UIKitImages
import UniformTypeIdentifiers

/// One type that an item can be loaded as. Everything here is done by a worker.
nonisolated struct ItemRepresentation: Sendable {
  let typeIdentifier: String
  /// What files of it are called, without the end.
  let name: String
  private let ending: String
  private let file: ItemFile
  private var isMadeAnew = false

  /// A file as it is; its type is told by its format, or by its name.
  init(file path: FilePath, format: ImageFormat? = nil, isVideo: Bool = false) {
    file = ItemFile(path: path)
    let own = path.fileExtension
    let text = path.name
    name = own.isEmpty ? text : String(text.dropLast(own.count + 1))
    let named = UTType(filenameExtension: own)?.identifier
    typeIdentifier = format?.typeIdentifier ?? named ?? (isVideo ? "public.movie" : "public.data")
    // The end that the file has stays, unless it says something else than the bytes.
    let isTrue = format.map { $0.fileExtensions.contains(own) } ?? true
    ending = isTrue ? own : format?.fileExtensions.first ?? own
  }

  /// The same photo as a JPEG.
  var asJPEG: ItemRepresentation { ItemRepresentation(jpegOf: self) }

  private init(jpegOf other: ItemRepresentation) {
    file = other.file
    name = other.name
    typeIdentifier = ImageFormat.jpeg.typeIdentifier
    ending = "jpeg"
    isMadeAnew = true
  }

  /// Whether it is the type, or a kind of it.
  func conforms(to identifier: String) -> Bool {
    guard identifier != typeIdentifier else { return true }
    guard let own = UTType(typeIdentifier), let wanted = UTType(identifier) else { return false }
    return own.conforms(to: wanted)
  }

  func data(_ cancellation: ImageCancellation) throws -> Data {
    try explained {
      guard isMadeAnew else { return try file.data(cancellation) }
      let image = try ImageDecoder.image(of: .file(file.path), cancellation: cancellation)
      return try ImageEncoder.data(of: image, as: .jpeg, quality: 0.9)
    }
  }

  /// Bytes of a copy: films may be long, photos of more are not decoded either.
  private var longestCopy: Int {
    conforms(to: "public.image") ? ImageLimits.byteCount : .max
  }

  /// A copy, alone in a new folder for temporary files.
  func copy(_ cancellation: ImageCancellation) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photos-\(UUID().uuidString)", isDirectory: true)
    let copy = folder.appendingPathComponent(PhotoExport.fileName(name, ending))
    return try explained {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      do {
        if isMadeAnew {
          try data(cancellation).write(to: copy)
        } else {
          try file.copy(to: copy, limit: longestCopy, cancellation)
        }
      } catch {
        try? FileManager.default.removeItem(at: folder)
        throw error
      }
      return copy
    }
  }

  /// The file itself, if it is of the type; else a copy.
  func place(_ cancellation: ImageCancellation) throws -> (URL, isInPlace: Bool) {
    guard !isMadeAnew else { return (try copy(cancellation), false) }
    return try explained {
      _ = try FileStamp(of: file.path)
      return (file.path.url, true)
    }
  }

  /// An object made of the photo's own bytes, whatever the type: making it anew first would lose some.
  func object(
    of aClass: any NSItemProviderReading.Type, _ cancellation: ImageCancellation
  ) throws -> any NSItemProviderReading {
    try explained {
      let data = try file.data(cancellation)
      if cancellation.isCancelled { throw ImageError.cancelled(file: file.path.text) }
      return try aClass.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    }
  }

  /// Gives errors the name of the file.
  private func explained<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as CocoaError where error.userInfo[NSFilePathErrorKey] != nil {
      throw error
    } catch {
      throw CocoaError(error, file: file.path.text)
    }
  }
}

nonisolated extension CocoaError {
  /// What Foundation calls a fault of a photo.
  fileprivate init(_ fault: any Error, file: String) {
    let code: CocoaError.Code =
      switch fault as? ImageError {
      case .missing: .fileReadNoSuchFile
      case .permissionDenied: .fileReadNoPermission
      case .tooManyBytes, .outOfMemory: .fileReadTooLarge
      case .unsupported, .damaged, .badSize, .empty: .fileReadCorruptFile
      case .cancelled: .userCancelled
      case .some: .fileReadUnknown
      case nil: (fault as? CocoaError)?.code ?? .fileReadUnknown
      }
    let reason = (fault as? ImageError)?.description ?? "\(file) cannot be opened."
    self.init(code, userInfo: [NSFilePathErrorKey: file, NSLocalizedDescriptionKey: reason])
  }
}
