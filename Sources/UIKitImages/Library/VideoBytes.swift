import Foundation

/// Reads numbers out of a file, wherever they are.
struct VideoBytes {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Up to `count` bytes; nil when there are none.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(descriptor, &bytes, count, offset)
    return got > 0 ? Array(bytes.prefix(got)) : nil
  }

  /// A number of up to eight bytes, the highest first; nil beyond the end.
  func number(at offset: Int, count: Int) -> UInt64? {
    guard (1...8).contains(count), let bytes = bytes(at: offset, count: count),
      bytes.count == count
    else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
