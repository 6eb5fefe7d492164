import CLZ4

/// A frame on its way to a viewer: the rectangles that it has not seen.
struct FramePacket: Equatable, Sendable {
  struct Part: Equatable, Sendable {
    var rect: Damage.Rect
    /// Red, green, blue and alpha.
    var pixels: [UInt8]
  }

  var sequence: UInt32
  /// When the input was sent that the frame answers, in milliseconds by the page's own clock.
  var sentAt = 0.0
  var width: Int
  var height: Int
  var parts: [Part]

  /// The bytes that the page reads: numbers of 32 bits, the low byte first. `1`, sequence, width, height, count; the
  /// 64 bits of `sentAt`; then for each rectangle x, y, width, height, the number of bytes that follow, and these: a block of LZ4.
  func encoded() -> [UInt8] {
    var bytes: [UInt8] = []
    for value in [1, Int(sequence), width, height, parts.count] { append(value, to: &bytes) }
    withUnsafeBytes(of: sentAt.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    for part in parts {
      let block = Self.compressed(part.pixels)
      for value in [part.rect.x, part.rect.y, part.rect.width, part.rect.height, block.count] {
        append(value, to: &bytes)
      }
      bytes += block
    }
    return bytes
  }

  private func append(_ value: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).littleEndian) {
      bytes.append(contentsOf: $0)
    }
  }

  private static func compressed(_ pixels: [UInt8]) -> [UInt8] {
    let bound = Int(LZ4_compressBound(Int32(pixels.count)))
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = pixels.withUnsafeBytes { source in
        Int(
          LZ4_compress_default(
            source.baseAddress!.assumingMemoryBound(to: CChar.self),
            UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: CChar.self),
            Int32(source.count), Int32(bound)))
      }
    }
  }
}
