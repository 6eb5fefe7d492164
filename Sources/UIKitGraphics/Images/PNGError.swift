public import Foundation

/// What can be wrong with a PNG.
public enum PNGError: Error, Equatable, Sendable {
  /// The data do not begin as a PNG does.
  case notPNG
  /// The data end before the image does: `byteCount` bytes are there.
  case truncated(byteCount: Int)
  /// The header says that the image has no pixels.
  case empty(width: Int, height: Int)
  /// The image has more pixels than are decoded or encoded: see ``PNGLimits``.
  case tooLarge(width: Int, height: Int)
  /// The data are damaged, for instance a checksum does not fit.
  case damaged
  /// There is not enough memory for an image of that size.
  case outOfMemory(width: Int, height: Int)
  /// The file could not be read or written; `reason` is the system's.
  case file(path: String, reason: String)
}

extension PNGError: LocalizedError, CustomStringConvertible {
  /// The fault in a sentence, and what to do.
  public var description: String {
    switch self {
    case .notPNG:
      "The data are not a PNG: they do not begin with its signature."
    case .truncated(let byteCount):
      "The PNG is cut off: its \(byteCount) bytes end before the image does. Fetch it again."
    case .empty(let width, let height):
      "The PNG says it is \(width) x \(height) pixels; an image needs at least 1 x 1."
    case .tooLarge(let width, let height):
      """
      The image is \(width) x \(height) pixels; at most \(PNGLimits.side) a side and \
      \(PNGLimits.pixelCount) in all are handled. Scale it down first.
      """
    case .damaged:
      "The PNG is damaged: its parts do not fit their checksums or the format. Fetch it again."
    case .outOfMemory(let width, let height):
      "There is not enough memory for an image of \(width) x \(height) pixels."
    case .file(let path, let reason):
      "The file \(path) could not be used: \(reason)"
    }
  }

  public var errorDescription: String? { description }
}
