/// How the pixels of a bitmap lie in memory.
package enum PixelFormat: Sendable, Hashable {
  /// 32 bits in the machine's order: opacity on top, then red, green, blue, premultiplied.
  case argb32
  /// 32 bits in the machine's order: red, green, blue below eight bits that do not matter. Opaque.
  case rgb24
  /// One byte of opacity.
  case a8

  package var bytesPerPixel: Int { self == .a8 ? 1 : 4 }
}
