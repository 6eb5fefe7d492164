import CVips
import Foundation

/// Reads a photo's bytes for libvips, on one thread.
final class ImageReader {
  let name: String
  let format: ImageFormat
  /// The file's entry when it was opened; nil for bytes in memory.
  let stamp: FileStamp?

  private let descriptor: Int32
  private let data: Data
  private var position = 0
  /// Whether the file ended before what it was long when it was opened. Some decoders take what lies in memory for the rest.
  private(set) var cameShort = false
  private let length: Int
  private let cancellation: ImageCancellation?

  /// Opens a source and looks at its first bytes.
  init(_ source: ImageSource, cancellation: ImageCancellation?) throws(ImageError) {
    name = source.name
    self.cancellation = cancellation
    switch source {
    case .file(let path):
      (descriptor, stamp) = try Self.open(path)
      data = Data()
      length = stamp?.size ?? 0
    case .data(let data, let name):
      guard data.count <= ImageLimits.byteCount else {
        throw .tooManyBytes(file: name, count: data.count)
      }
      descriptor = -1
      stamp = nil
      self.data = data
      length = data.count
    }
    var head = [UInt8](repeating: 0, count: ImageFormat.signatureLength)
    let (file, bytes) = (descriptor, self.data)
    let count = head.withUnsafeMutableBytes { Self.read($0, at: 0, file, bytes) }
    guard count != 0 else {
      Self.close(descriptor)
      throw .empty(file: name)
    }
    guard count > 0, let format = ImageFormat(firstBytes: head.prefix(count)) else {
      Self.close(descriptor)
      throw .unsupported(file: name)
    }
    self.format = format
  }

  deinit { Self.close(descriptor) }

  /// Whether the photo is not wanted any more.
  var isCancelled: Bool { cancellation?.isCancelled ?? false }

  /// Calls `body` with what libvips reads from.
  func withVips<Result>(_ body: (UnsafePointer<CVipsReader>) -> Result) -> Result {
    var reader = CVipsReader(
      // The object outlives the call: see below.
      context: Unmanaged.passUnretained(self).toOpaque(),
      read: { context, bytes, count in
        ImageReader.from(context)?.read(
          UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)))
          ?? -1
      },
      seek: { context, offset, whence in
        ImageReader.from(context)?.seek(offset, whence) ?? -1
      },
      cancelled: { context in ImageReader.from(context)?.isCancelled ?? true })
    return withExtendedLifetime(self) { withUnsafePointer(to: &reader, body) }
  }

  /// Why the last call of libvips's did not work.
  func fault() -> ImageError {
    if isCancelled { return .cancelled(file: name) }
    if cameShort {
      _ = Vips.takeReason()
      return .damaged(file: name, reason: "It became shorter while it was read.")
    }
    return .damaged(file: name, reason: Vips.takeReason())
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> ImageReader? {
    context.map { Unmanaged<ImageReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func open(_ path: FilePath) throws(ImageError) -> (Int32, FileStamp) {
    // Not waiting: opening a pipe would wait for whoever writes into it.
    let descriptor = path.withCString { Foundation.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw ImageError(errno: errno, file: path.text) }
    var entry = stat()
    guard fstat(descriptor, &entry) == 0 else {
      let fault = ImageError(errno: errno, file: path.text)
      close(descriptor)
      throw fault
    }
    let stamp = FileStamp(entry)
    if !stamp.isRegular {
      close(descriptor)
      throw .notAFile(file: path.text)
    }
    if stamp.size > ImageLimits.byteCount {
      close(descriptor)
      throw .tooManyBytes(file: path.text, count: stamp.size)
    }
    return (descriptor, stamp)
  }

  private static func close(_ descriptor: Int32) {
    if descriptor >= 0 { Foundation.close(descriptor) }
  }

  private func read(_ bytes: UnsafeMutableRawBufferPointer) -> Int64 {
    let count = Self.read(bytes, at: position, descriptor, data)
    if count > 0 { position += count }
    if count == 0, !bytes.isEmpty, position < length { cameShort = true }
    return Int64(count)
  }

  private static func read(
    _ bytes: UnsafeMutableRawBufferPointer, at position: Int, _ descriptor: Int32, _ data: Data
  ) -> Int {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return 0 }
    if descriptor >= 0 { return pread(descriptor, base, bytes.count, position) }
    guard position < data.count else { return 0 }
    let start = data.startIndex + position
    let end = min(start + bytes.count, data.endIndex)
    return data.copyBytes(to: bytes, from: start..<end)
  }

  private func seek(_ offset: Int64, _ whence: Int32) -> Int64 {
    let base =
      switch whence {
      case SEEK_CUR: position
      case SEEK_END: length
      default: 0
      }
    let (sum, overflow) = base.addingReportingOverflow(Int(offset))
    guard !overflow, sum >= 0 else { return -1 }
    position = sum
    return Int64(sum)
  }
}
