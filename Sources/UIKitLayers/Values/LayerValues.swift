import Foundation
import UIKitGraphics

/// What a layer looks like, as values: the model of a layer is one, what it shows while animations run
/// is another.
nonisolated struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false

  var contents: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1

  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black

  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  /// Whether the shadow does not lie under what throws it: for what lets through what is beneath.
  var punchesOutShadow = false
}

nonisolated extension LayerValues {
  /// The bounds with a size that is not negative.
  var area: CGRect { bounds.standardized }

  /// Where the anchor lies in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y)
  }

  /// From the layer's own coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let anchor = anchor
    if transform.isIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates.
  var frame: CGRect {
    transform.isIdentity
      ? area.offsetBy(dx: position.x - anchor.x, dy: position.y - anchor.y)
      : area.applying(transformToSuperlayer)
  }

  /// The radius of each corner.
  var corners: CornerRadii {
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? cornerRadius : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner)
    ).fitted(to: area.size)
  }

  var hasShadow: Bool { shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0 }
}
