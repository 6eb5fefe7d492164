import Foundation

/// What can be wrong with a photo. Each names the file, or what was given in place of one.
package enum ImageError: Error, Hashable, Sendable {
  /// There is no such file, or no more.
  case missing(file: String)
  /// The file, or a folder on the way to it, may not be read.
  case permissionDenied(file: String)
  /// It is a folder, a device or a pipe.
  case notAFile(file: String)
  /// The file has no bytes.
  case empty(file: String)
  /// The file cannot be read or written; `reason` is the system's.
  case unreadable(file: String, reason: String)
  /// The bytes are of none of the formats of ``ImageFormat``, whatever the name says.
  case unsupported(file: String)
  /// The file begins as a picture does, and cannot be decoded: it is cut off or damaged.
  case damaged(file: String, reason: String)
  /// The picture has more pixels than are decoded or encoded, or none. See ``ImageLimits``.
  case badSize(file: String, width: Int, height: Int)
  /// The file has more bytes than are read. See ``ImageLimits``.
  case tooManyBytes(file: String, count: Int)
  /// The picture is not wanted any more.
  case cancelled(file: String)
  /// There is not enough memory for that many pixels.
  case outOfMemory(file: String, width: Int, height: Int)
  /// It could not be encoded in that format.
  case notEncoded(format: ImageFormat, reason: String)
  /// There is no libvips; `reason` is the system's.
  case noDecoder(reason: String)

  /// The error for a number of the system's.
  package init(errno number: Int32, file: String) {
    switch number {
    case ENOENT, ENOTDIR: self = .missing(file: file)
    case EACCES, EPERM: self = .permissionDenied(file: file)
    default: self = .unreadable(file: file, reason: String(cString: strerror(number)))
    }
  }
}

extension ImageError: LocalizedError, CustomStringConvertible {
  /// The fault in a sentence, and what to do.
  package var description: String {
    switch self {
    case .missing(let file): "There is no file \(file)."
    case .permissionDenied(let file): "\(file) may not be read: change its permissions."
    case .notAFile(let file): "\(file) is a folder or a device, not a photo."
    case .empty(let file): "\(file) is empty."
    case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)."
    case .unsupported(let file):
      "\(file) is no JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF, whatever its name says."
    case .damaged(let file, let reason): "\(file) is damaged: \(reason)"
    case .badSize(let file, let width, let height):
      "\(file) says it is \(width) x \(height) pixels: none, or more than are decoded."
    case .tooManyBytes(let file, let count):
      "\(file) has \(count) bytes; at most \(ImageLimits.byteCount) are read."
    case .cancelled(let file): "\(file) is not wanted any more."
    case .outOfMemory(let file, let width, let height):
      "There is no memory for the \(width) x \(height) pixels of \(file)."
    case .notEncoded(let format, let reason): "No \(format) could be made: \(reason)"
    case .noDecoder(let reason):
      "libvips could not be loaded (\(reason)): install the package libvips42."
    }
  }

  /// The same sentence.
  package var errorDescription: String? { description }
}
