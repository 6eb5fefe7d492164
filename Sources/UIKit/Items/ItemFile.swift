import Foundation
import UIKitImages

/// A file of the library, for threads that may wait. Names need not be UTF-8, so Foundation cannot open all of them.
nonisolated struct ItemFile: Hashable, Sendable {
  let path: FilePath

  private static let chunk = 1 << 20

  /// What its first bytes tell; nil when they do not, or cannot be read.
  var format: ImageFormat? {
    var head = Data()
    try? read(upTo: 64, nil) { head.append(contentsOf: $0) }
    return ImageFormat(firstBytes: head)
  }

  /// All of its bytes.
  func data(_ cancellation: ImageCancellation) throws(ImageError) -> Data {
    var data = Data()
    try read(upTo: .max, cancellation) { data.append(contentsOf: $0) }
    return data
  }

  /// Writes its bytes into a new file.
  func copy(to url: URL, _ cancellation: ImageCancellation) throws {
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let copy = FileHandle(forWritingAtPath: url.path)
    else { throw ImageError.unreadable(file: url.path, reason: "it cannot be written") }
    var fault: (any Error)?
    try read(upTo: .max, cancellation) { bytes in
      do { try copy.write(contentsOf: Data(bytes)) } catch { fault = fault ?? error }
    }
    try copy.close()
    if let fault { throw fault }
  }

  private func read(
    upTo limit: Int, _ cancellation: ImageCancellation?,
    _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(ImageError) {
    // Not waiting: opening a pipe would wait for whoever writes into it.
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else { throw ImageError(errno: errno, file: path.text) }
    defer { close(file) }
    var entry = stat()
    guard fstat(file, &entry) == 0 else { throw ImageError(errno: errno, file: path.text) }
    guard FileStamp(entry).isRegular else { throw .notAFile(file: path.text) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(Self.chunk, limit), alignment: 1)
    defer { buffer.deallocate() }
    var rest = limit
    while rest > 0 {
      if cancellation?.isCancelled == true { throw .cancelled(file: path.text) }
      let count = Foundation.read(file, buffer.baseAddress, min(buffer.count, rest))
      guard count >= 0 else { throw ImageError(errno: errno, file: path.text) }
      guard count > 0 else { return }
      take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      rest -= count
    }
  }
}
