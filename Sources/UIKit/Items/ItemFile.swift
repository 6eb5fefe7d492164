import Foundation
import UIKitImages

/// A file of the library, for threads that may wait. Names need not be UTF-8, so Foundation cannot open all of them.
nonisolated struct ItemFile: Hashable, Sendable {
  let path: FilePath

  private static let chunk = 1 << 20

  /// What its first bytes tell; nil when they do not, or cannot be read.
  var format: ImageFormat? {
    var head = Data()
    try? read(.first(64), nil) { head.append(contentsOf: $0) }
    return ImageFormat(firstBytes: head)
  }

  /// How much of it is read.
  private enum Part {
    /// The first bytes.
    case first(Int)
    /// All of them, unless there are more than that.
    case all(atMost: Int)

    var limit: Int {
      switch self {
      case .first(let count): count
      case .all(let count): count
      }
    }
  }

  /// All of its bytes.
  func data(_ cancellation: ImageCancellation) throws -> Data {
    var data = Data()
    try read(.all(atMost: ImageLimits.byteCount), cancellation) { data.append(contentsOf: $0) }
    return data
  }

  /// Writes its bytes into a new file.
  func copy(to url: URL, limit: Int, _ cancellation: ImageCancellation) throws {
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let copy = FileHandle(forWritingAtPath: url.path)
    else { throw ImageError.unreadable(file: url.path, reason: "it cannot be written") }
    try read(.all(atMost: limit), cancellation) { try copy.write(contentsOf: Data($0)) }
    try copy.close()
  }

  private func read(
    _ part: Part, _ cancellation: ImageCancellation?,
    _ take: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // Not waiting: opening a pipe would wait for whoever writes into it.
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else { throw ImageError(errno: errno, file: path.text) }
    defer { close(file) }
    var entry = stat()
    guard fstat(file, &entry) == 0 else { throw ImageError(errno: errno, file: path.text) }
    let stamp = FileStamp(entry)
    guard stamp.isRegular else { throw ImageError.notAFile(file: path.text) }
    if case .all(let most) = part, stamp.size > most {
      throw ImageError.tooManyBytes(file: path.text, count: stamp.size)
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(Self.chunk, part.limit), alignment: 1)
    defer { buffer.deallocate() }
    var rest = part.limit
    while true {
      if cancellation?.isCancelled == true { throw ImageError.cancelled(file: path.text) }
      let count = Foundation.read(file, buffer.baseAddress, buffer.count)
      guard count >= 0 else { throw ImageError(errno: errno, file: path.text) }
      guard count > 0 else { return }
      rest -= count
      // It has grown meanwhile.
      if rest < 0, case .all = part {
        throw ImageError.tooManyBytes(file: path.text, count: part.limit - rest)
      }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      if rest <= 0, case .first = part { return }
    }
  }
}
