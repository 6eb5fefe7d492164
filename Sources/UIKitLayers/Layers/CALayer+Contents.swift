public import Foundation
import UIKitGraphics

extension CALayer {
  /// The part of the contents that shows, in fractions of their size; all of them by default.
  public final var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue.hasFiniteSides else { return refuse("contentsRect", newValue) }
      change(\.contentsRect, to: newValue, .contentsRect)
    }
  }

  /// The part of the contents that is stretched when they are resized, in fractions of their size;
  /// what is around it keeps its size. All of them by default.
  public final var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      guard newValue.hasFiniteSides else { return refuse("contentsCenter", newValue) }
      change(\.contentsCenter, to: newValue, .contentsCenter)
    }
  }

  /// How the contents lie in the bounds; ``CALayerContentsGravity/resize`` by default.
  public final var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(\.contentsGravity, to: newValue, .contentsGravity) }
  }

  /// How many pixels of the contents make a point; 1 by default. What is drawn by `draw(in:)` is kept
  /// as drawing steps and is sharp at any scale.
  public final var contentsScale: CGFloat {
    get { values.contentsScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return refuse("contentsScale", newValue) }
      change(\.contentsScale, to: newValue, .contentsScale)
    }
  }

  /// Whether a new display has been asked for.
  public final func needsDisplay() -> Bool { pending.contains(.display) }

  /// Whether a layout has been asked for.
  public final func needsLayout() -> Bool { pending.contains(.layout) }

  final func setContents(_ contents: Any?) {
    let image = contents as? CGImage
    if contents != nil, image == nil, let contents, !(contents is NSNull) {
      return refuse("contents", type(of: contents))
    }
    recording = nil
    guard image !== values.contents else { return damage(.own) }
    let action = willChange(.contents)
    values.contents = image
    didChange(.contents, action)
  }
}
