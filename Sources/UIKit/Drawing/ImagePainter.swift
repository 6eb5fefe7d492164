import Foundation
import UIKitGraphics

/// Draws a picture into a rectangle: whole, or in nine parts when it is resizable.
nonisolated struct ImagePainter {
  let image: UIImage
  /// The colour to fill the picture's shape with; nil draws its own colours.
  let stencil: CGColor?

  func draw(in rect: CGRect, context: CGContext) {
    guard let whole = image.uprightPixels, rect.width > 0, rect.height > 0 else { return }
    guard image.capInsets != .zero else {
      paint(whole, in: rect, context)
      return
    }
    let columns = Self.cuts(
      length: CGFloat(whole.width), before: image.capInsets.left * image.scale,
      after: image.capInsets.right * image.scale, start: rect.minX, room: rect.width,
      scale: image.scale)
    let rows = Self.cuts(
      length: CGFloat(whole.height), before: image.capInsets.top * image.scale,
      after: image.capInsets.bottom * image.scale, start: rect.minY, room: rect.height,
      scale: image.scale)
    for (rowIndex, row) in rows.enumerated() {
      for (columnIndex, column) in columns.enumerated() {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(
          x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0,
          let part = whole.cropping(to: source)
        else { continue }
        let isMiddle = rowIndex == 1 || columnIndex == 1
        if isMiddle, image.resizingMode == .tile {
          tile(part, in: target, context)
        } else {
          paint(part, in: target, context)
        }
      }
    }
  }

  private struct Cut {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  private static func cuts(
    length: CGFloat, before: CGFloat, after: CGFloat, start: CGFloat, room: CGFloat, scale: CGFloat
  ) -> [Cut] {
    let first = min(max(before, 0), length)
    let last = min(max(after, 0), length - first)
    // Caps that find no room shrink in proportion, as UIKit's do.
    let shrink = min(1, room * scale / max(first + last, 1))
    let head = first / scale * shrink
    let tail = last / scale * shrink
    return [
      Cut(source: 0, sourceLength: first, target: start, targetLength: head),
      Cut(
        source: first, sourceLength: length - first - last, target: start + head,
        targetLength: room - head - tail),
      Cut(
        source: length - last, sourceLength: last, target: start + room - tail, targetLength: tail),
    ]
  }

  private func tile(_ part: CGImage, in target: CGRect, _ context: CGContext) {
    let size = CGSize(
      width: CGFloat(part.width) / image.scale, height: CGFloat(part.height) / image.scale)
    context.saveGState()
    context.clip(to: target)
    var y = target.minY
    while y < target.maxY {
      var x = target.minX
      while x < target.maxX {
        paint(part, in: CGRect(x: x, y: y, width: size.width, height: size.height), context)
        x += size.width
      }
      y += size.height
    }
    context.restoreGState()
  }

  private func paint(_ part: CGImage, in rect: CGRect, _ context: CGContext) {
    guard let stencil else {
      context.drawUpright(part, in: rect)
      return
    }
    context.saveGState()
    context.clip(to: rect, uprightMask: part)
    context.setFillColor(stencil)
    context.fill(rect)
    context.restoreGState()
  }
}
