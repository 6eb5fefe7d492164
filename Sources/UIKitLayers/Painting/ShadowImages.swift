import Foundation
import UIKitGraphics

/// Blurred shapes, made once and kept as long as they are used.
final class ShadowImages {
  /// A shape, blurred, in one colour. Lengths are in pixels of the image to be made.
  struct Key: Hashable {
    let shape: Shape
    let sigma: CGFloat
    let color: RGBA
  }

  enum Shape: Hashable {
    case box(CGSize, CornerRadii)
    case path(PathData)
  }

  /// What is kept at most, in pixels: 16 MB.
  static let mostPixels = 4_000_000

  /// The blurred shape with a margin of ``margin(_:)`` on all sides. The shape of a path begins at the
  /// corner of its box.
  func image(for key: Key) -> CGImage? {
    tick += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = tick
      return entry.image
    }
    guard let image = Self.makeImage(key) else { return nil }
    entries[key] = Entry(image: image, lastUse: tick)
    pixelCount += image.width * image.height
    if pixelCount > Self.mostPixels { dropOldest() }
    return image
  }

  /// How far a blur reaches, in whole pixels.
  static func margin(_ sigma: CGFloat) -> CGFloat { (sigma * 3).rounded(.up) + 1 }

  /// What would be wider or higher than this, in pixels, is not made.
  static let largestSide: CGFloat = 2048

  private struct Entry {
    let image: CGImage
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var tick = 0
  private var pixelCount = 0

  /// Keeps the half that was used last.
  private func dropOldest() {
    let sorted = entries.sorted { $0.value.lastUse > $1.value.lastUse }
    entries = [:]
    pixelCount = 0
    for (key, entry) in sorted {
      let count = entry.image.width * entry.image.height
      if !entries.isEmpty, pixelCount + count > Self.mostPixels / 2 { break }
      entries[key] = entry
      pixelCount += count
    }
  }

  private static func makeImage(_ key: Key) -> CGImage? {
    let margin = margin(key.sigma)
    let path: PathData
    let size: CGSize
    switch key.shape {
    case .box(let boxSize, let corners):
      path = CGPath(roundedRect: CGRect(origin: .zero, size: boxSize), corners: corners).data
      size = boxSize
    case .path(let shape):
      let box = shape.controlBox
      path = shape.transformed(by: CGAffineTransform(translationX: -box.minX, y: -box.minY))
      size = box.size
    }
    guard size.width + 2 * margin <= largestSide, size.height + 2 * margin <= largestSide else {
      return nil
    }
    let width = Int((size.width + 2 * margin).rounded(.up))
    let height = Int((size.height + 2 * margin).rounded(.up))
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    let context = bitmap.makeContext()
    context.translateBy(x: margin, y: margin)
    context.fill(path, .winding)
    var plane = AlphaPlane(bitmap)
    plane.blur(sigma: key.sigma)
    return plane.image(of: key.color)
  }
}
