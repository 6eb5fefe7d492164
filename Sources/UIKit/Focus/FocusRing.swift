import Foundation
import UIKitGraphics
import UIKitLayers

/// The line around the view that has the focus.
///
/// It is a layer of that view, and so moves, scrolls and goes with it.
@MainActor final class FocusRing {
  /// How thick the line is, in points.
  static let width: CGFloat = 3
  /// How far the line's inner edge is from the view, in points.
  static let distance: CGFloat = 2

  private let layer = CALayer()

  init() {
    layer.zPosition = 1000
    layer.borderWidth = Self.width
  }

  func show(around view: UIView) {
    guard view.showsFocusRing else { return hide() }
    if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let inset = view.clipsToBounds ? 0 : -(Self.width + Self.distance)
    let frame = view.bounds.insetBy(dx: inset, dy: inset)
    layer.bounds.size = frame.size
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    let corner = view.layer.cornerRadius
    let radius = corner > 0 ? corner : 6
    layer.cornerRadius = min(radius - inset, min(frame.width, frame.height) / 2)
    layer.borderColor = view.tintColor.resolvedCGColor(with: view.traitCollection)
    CATransaction.commit()
  }

  func hide() {
    layer.removeFromSuperlayer()
  }
}
