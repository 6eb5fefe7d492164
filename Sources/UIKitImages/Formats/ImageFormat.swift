/// The formats of photos that are read.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg, png, webp, heic, avif, tiff, gif

  /// How many bytes ``init(firstBytes:)`` looks at.
  static let signatureLength = 32

  /// The format that a file's first bytes tell; nil for none of these. Names do not matter.
  package init?(firstBytes bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(Self.signatureLength))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: text.utf8)
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if Self.tiffStarts.contains(where: { head.starts(with: $0) }) {
      self = .tiff
    } else if has("ftyp", at: 4) {
      guard let brand = Self.brand(head) else { return nil }
      self = brand
    } else {
      return nil
    }
  }

  /// The type's name as the desktop has it.
  package var mediaType: String { "image/\(rawValue)" }

  /// The type's name as Apple has it.
  package var typeIdentifier: String {
    switch self {
    case .jpeg: "public.jpeg"
    case .png: "public.png"
    case .webp: "org.webmproject.webp"
    case .heic: "public.heic"
    case .avif: "public.avif"
    case .tiff: "public.tiff"
    case .gif: "com.compuserve.gif"
    }
  }

  /// What names of such files end with, the usual one first.
  package var fileExtensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe"]
    case .png: ["png"]
    case .webp: ["webp"]
    case .heic: ["heic", "heif"]
    case .avif: ["avif"]
    case .tiff: ["tif", "tiff"]
    case .gif: ["gif"]
    }
  }

  private static let tiffStarts: [[UInt8]] = [
    [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], [0x49, 0x49, 0x2B, 0], [0x4D, 0x4D, 0, 0x2B],
  ]

  /// The major brand decides; `mif1` and `msf1` say only that it is a HEIF, and what follows tells of what.
  private static func brand(_ head: [UInt8]) -> ImageFormat? {
    let brands = stride(from: 8, to: head.count - 3, by: 4)
      // The word after the major brand is a version.
      .filter { $0 != 12 }
      .map { String(decoding: head[$0..<($0 + 4)], as: UTF8.self) }
    guard let major = brands.first else { return nil }
    func format(_ brand: String) -> ImageFormat? {
      switch brand {
      case "heic", "heix", "hevc", "hevx", "heim", "heis": .heic
      case "avif", "avis": .avif
      default: nil
      }
    }
    if let known = format(major) { return known }
    guard major == "mif1" || major == "msf1" else { return nil }
    return brands.lazy.compactMap(format).first ?? .heic
  }
}
