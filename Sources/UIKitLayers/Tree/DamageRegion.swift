package import Foundation
import UIKitGraphics

/// The part of a bitmap that is stale, as a few rectangles of whole pixels.
///
/// Rectangles that touch, or that cost little more as one than as two, become one.
package nonisolated struct DamageRegion: Sendable {
  /// The rectangles, in pixels; they may overlap.
  package private(set) var rects: [CGRect] = []
  /// All that can be stale, in pixels.
  package let extent: CGRect

  /// More rectangles than this are not kept: each costs a pass over the layers.
  package static let mostRects = 6
  /// What a rectangle of its own is worth, in pixels: as many may be painted in vain to save one.
  package static let rectCost: CGFloat = 2_000

  package init(width: Int, height: Int) {
    extent = CGRect(x: 0, y: 0, width: width, height: height)
  }

  package var isEmpty: Bool { rects.isEmpty }

  package var pixelCount: Int { rects.reduce(0) { $0 + Int($1.width * $1.height) } }

  /// Adds a rectangle in pixels, grown to whole ones and cut to the extent.
  package mutating func add(_ rect: CGRect) {
    guard let rect = rect.pixels(in: extent) else { return }
    var new = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(new) { return }
      if Self.waste(new, other) <= Self.rectCost {
        new = new.union(other)
        rects.remove(at: index)
        // The grown rectangle may now reach others that it did not before.
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(new)
    while rects.count > Self.mostRects { mergeCheapestPair() }
  }

  /// Adds a rectangle of whole pixels together with all that it overlaps, as one.
  package mutating func addWhole(_ rect: CGRect) {
    var whole = rect
    while let index = rects.firstIndex(where: { $0.overlaps(whole) }) {
      whole = whole.union(rects.remove(at: index))
    }
    rects.append(whole)
    while rects.count > Self.mostRects { mergeCheapestPair() }
  }

  /// Whether something stale is in a rectangle.
  package func touches(_ rect: CGRect) -> Bool { rects.contains { $0.overlaps(rect) } }

  /// Makes everything stale.
  package mutating func addAll() {
    rects = extent.isEmpty ? [] : [extent]
  }

  /// Makes nothing stale.
  package mutating func removeAll() {
    rects = []
  }

  /// The pixels painted in vain, or twice less, when two become one.
  private static func waste(_ a: CGRect, _ b: CGRect) -> CGFloat {
    let union = a.union(b)
    return union.width * union.height - a.width * a.height - b.width * b.height
  }

  private mutating func mergeCheapestPair() {
    var best = (0, 1, CGFloat.infinity)
    for first in 0..<rects.count {
      for second in first + 1..<rects.count {
        let waste = Self.waste(rects[first], rects[second])
        if waste < best.2 { best = (first, second, waste) }
      }
    }
    let merged = rects[best.0].union(rects[best.1])
    rects.remove(at: best.1)
    rects.remove(at: best.0)
    add(merged)
  }
}

extension CGRect {
  /// The rectangle grown to whole pixels and cut to `extent`; nil when nothing is left, or when it is
  /// not finite to begin with. What is less than a hundredth of a pixel over does not count.
  nonisolated func pixels(in extent: CGRect) -> CGRect? {
    guard !isNull, hasFiniteSides else { return nil }
    let minX = max((self.minX + 0.01).rounded(.down), extent.minX)
    let minY = max((self.minY + 0.01).rounded(.down), extent.minY)
    let maxX = min((self.maxX - 0.01).rounded(.up), extent.maxX)
    let maxY = min((self.maxY - 0.01).rounded(.up), extent.maxY)
    guard maxX > minX, maxY > minY else { return nil }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
