import Foundation

/// A PNG that says nothing of its colours or which way up it is, and is not large: a sign, not a photo.
nonisolated struct PlainPNG {
  /// Nil for what is none.
  init?(_ data: Data) {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var rest = data.dropFirst(8)
    while rest.count >= 8 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(8)
      switch String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self) {
      case "IHDR":
        let sides = body.prefix(8)
        let width = sides.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let height = sides.suffix(4).reduce(0) { $0 << 8 | Int($1) }
        // The sides first: their product may be too large for a number.
        guard width <= Self.side, height <= Self.side else { return nil }
      case "iCCP", "cHRM", "gAMA", "eXIf": return nil
      case "IDAT", "IEND": return
      default: break
      }
      guard length < body.count - 4 else { return }
      rest = body.dropFirst(length + 4)
    }
  }

  private static let side = 1024
}
