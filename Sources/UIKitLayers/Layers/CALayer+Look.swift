public import Foundation
public import UIKitGraphics

extension CALayer {
  /// A layer whose opacity the layer and its sublayers are seen through, placed in this layer's
  /// coordinates. It belongs to no other layer.
  public final var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// Which corners `cornerRadius` rounds; all by default.
  public final var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(\.maskedCorners, to: newValue, .maskedCorners) }
  }

  /// The width of the border, which lies within the bounds and over the sublayers; 0 for none.
  public final var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      guard newValue.isFinite else { return refuse("borderWidth", newValue) }
      change(\.borderWidth, to: newValue, .borderWidth)
    }
  }

  /// The colour of the border; black by default.
  public final var borderColor: CGColor? {
    get { values.borderColor }
    set { change(\.borderColor, to: newValue, .borderColor) }
  }

  /// The colour of the shadow; black by default.
  public final var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(\.shadowColor, to: newValue, .shadowColor) }
  }

  /// The opacity of the shadow, from 0, the default, to 1. `masksToBounds` cuts the shadow off.
  public final var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      guard newValue.isFinite else { return refuse("shadowOpacity", newValue) }
      change(\.shadowOpacity, to: newValue, .shadowOpacity)
    }
  }

  /// How far the shadow lies from the layer; 3 points up by default, as in Core Animation.
  public final var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        return refuse("shadowOffset", newValue)
      }
      change(\.shadowOffset, to: newValue, .shadowOffset)
    }
  }

  /// The blur of the shadow, the standard deviation of a Gaussian, in points; 3 by default.
  public final var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      guard newValue.isFinite else { return refuse("shadowRadius", newValue) }
      change(\.shadowRadius, to: newValue, .shadowRadius)
    }
  }

  /// The shape that throws the shadow. Without one it is the background with its corners, or, for a
  /// layer without a background, all that shows of it.
  public final var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change(\.shadowPath, to: newValue?.copy(), .shadowPath) }
  }

  /// The transform about the anchor point; the identity by default.
  public final func affineTransform() -> CGAffineTransform { values.transform }

  /// Sets the transform about the anchor point.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    guard m.hasFiniteNumbers else { return refuse("affineTransform", m) }
    change(\.transform, to: m, .transform)
  }
}
