package import Foundation
package import UIKitGraphics

/// Where a layer's contents lie in its bounds: the arithmetic of `contentsGravity`.
package struct ContentsPlacement {
  let area: CGRect
  let gravity: CALayerContentsGravity

  package init(area: CGRect, gravity: CALayerContentsGravity) {
    self.area = area
    self.gravity = gravity
  }

  init(_ values: LayerValues) {
    self.init(area: values.area, gravity: values.contentsGravity)
  }

  /// The rectangle that contents of a size in points fill.
  package func frame(ofContents size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    let fitted: CGSize
    switch gravity {
    case .resizeAspect:
      fitted = size.scaled(by: min(area.width / size.width, area.height / size.height))
    case .resizeAspectFill:
      fitted = size.scaled(by: max(area.width / size.width, area.height / size.height))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      fitted = size
    default:
      return area
    }
    let (x, y) = alignment
    return CGRect(
      x: area.minX + (area.width - fitted.width) * x,
      y: area.minY + (area.height - fitted.height) * y,
      width: fitted.width, height: fitted.height)
  }

  /// From where contents were drawn to where they lie now.
  package func transform(of drawn: CGRect) -> CGAffineTransform {
    let frame = frame(ofContents: drawn.size)
    guard !frame.isNull, drawn.width > 0, drawn.height > 0 else {
      return CGAffineTransform(scaleX: 0, y: 0)
    }
    return CGAffineTransform(translationX: -drawn.minX, y: -drawn.minY)
      .concatenating(
        CGAffineTransform(scaleX: frame.width / drawn.width, y: frame.height / drawn.height)
      )
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  /// Whether contents are scaled: only then has `contentsCenter` a meaning.
  var isResizing: Bool {
    switch gravity {
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      false
    default: true
    }
  }

  /// How much of the free space lies left of the contents, and above.
  private var alignment: (x: CGFloat, y: CGFloat) {
    switch gravity {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

extension CGImage {
  /// The size in points of the part that a layer shows.
  func pointSize(_ values: LayerValues) -> CGSize {
    CGSize(
      width: CGFloat(width) * abs(values.contentsRect.width) / values.contentsScale,
      height: CGFloat(height) * abs(values.contentsRect.height) / values.contentsScale)
  }
}
