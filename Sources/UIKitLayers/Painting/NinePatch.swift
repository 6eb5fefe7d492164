package import Foundation
package import UIKitGraphics

/// An image whose middle stretches while its edges keep their size.
package struct NinePatch {
  package let image: CGImage
  /// The middle, in pixels.
  private let center: CGRect
  /// How many pixels make a unit of the target.
  private let scale: CGFloat

  /// `center` is in fractions of the image's size.
  package init(_ image: CGImage, center: CGRect, scale: CGFloat) {
    self.image = image
    self.scale = scale
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let minX = min(max(center.minX, 0), 1) * width
    let minY = min(max(center.minY, 0), 1) * height
    let maxX = min(max(center.maxX, 0), 1) * width
    let maxY = min(max(center.maxY, 0), 1) * height
    self.center = CGRect(
      x: minX.rounded(), y: minY.rounded(), width: max(maxX.rounded() - minX.rounded(), 0),
      height: max(maxY.rounded() - minY.rounded(), 0))
  }

  package struct Piece: Equatable {
    /// In pixels of the image.
    package let source: CGRect
    /// In the units of the frame.
    package let target: CGRect
  }

  /// The pieces, at most nine. Edges shrink in proportion when the frame has no room for them.
  package func pieces(in frame: CGRect) -> [Piece] {
    let columns = Self.spans(
      low: center.minX, high: center.maxX, length: CGFloat(image.width), scale: scale,
      from: frame.minX, to: frame.maxX)
    let rows = Self.spans(
      low: center.minY, high: center.maxY, length: CGFloat(image.height), scale: scale,
      from: frame.minY, to: frame.maxY)
    var pieces: [Piece] = []
    for row in rows {
      for column in columns {
        pieces.append(
          Piece(
            source: CGRect(
              x: column.source.0, y: row.source.0, width: column.source.1 - column.source.0,
              height: row.source.1 - row.source.0),
            target: CGRect(
              x: column.target.0, y: row.target.0, width: column.target.1 - column.target.0,
              height: row.target.1 - row.target.0)))
      }
    }
    return pieces
  }

  private typealias Span = (source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))

  private static func spans(
    low: CGFloat, high: CGFloat, length: CGFloat, scale: CGFloat, from: CGFloat, to: CGFloat
  ) -> [Span] {
    var first = low / scale
    var last = (length - high) / scale
    let room = to - from
    if first + last > room, first + last > 0 {
      let factor = room / (first + last)
      first *= factor
      last *= factor
    }
    let spans: [Span] = [
      ((0, low), (from, from + first)), ((low, high), (from + first, to - last)),
      ((high, length), (to - last, to)),
    ]
    return spans.filter { $0.source.1 > $0.source.0 && $0.target.1 > $0.target.0 }
  }
}
