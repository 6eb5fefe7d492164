public import Foundation
import UIKitLayers

extension UIView {
  /// Converts a point of this view's coordinates to those of `view`, or of the window when nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? outermost).layer)
  }

  /// Converts a point of `view`'s coordinates, or of the window's when nil, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? outermost).layer)
  }

  /// Converts a rectangle of this view's coordinates to those of `view`, or of the window when nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? outermost).layer)
  }

  /// Converts a rectangle of `view`'s coordinates, or of the window's when nil, to this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? outermost).layer)
  }

  /// The window, or the topmost view of a tree that is in none.
  private var outermost: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// Runs a change of frame, bounds, centre or transform and what has to follow from it.
  func changeGeometry(_ change: () -> Void) {
    guard LayoutSettings.isAnyPreserving else {
      return SafeAreaBatch.run { changeGeometryAlone(change) }
    }
    SafeAreaBatch.run { changingMargins { changeGeometryAlone(change) } }
  }

  private func changeGeometryAlone(_ change: () -> Void) {
    let oldBounds = layer.bounds
    let oldPosition = layer.position
    change()
    let newBounds = layer.bounds
    if newBounds.size != oldBounds.size {
      if autoresizesSubviews {
        for view in subviewStorage { view.autoresize(from: oldBounds.size, to: newBounds.size) }
      }
      if contentMode == .redraw { setNeedsDisplay() }
      setNeedsLayout()
      boundsSizeDidChange()
      updateSafeArea()
    } else if newBounds.origin != oldBounds.origin {
      setNeedsLayout()
      if layer.position == oldPosition { updateSafeAreaOfSubviews() } else { updateSafeArea() }
    } else if layer.position != oldPosition {
      updateSafeArea()
    }
  }
}
