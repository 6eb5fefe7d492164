import Foundation

extension UIView {
  func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let box = UntransformedBox(self)
    let (x, width) = Autoresizing.resized(
      start: box.frame.minX, length: box.frame.width, from: oldSize.width, to: newSize.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Autoresizing.resized(
      start: box.frame.minY, length: box.frame.height, from: oldSize.height, to: newSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let frame = CGRect(x: x, y: y, width: width, height: height)
    if frame != box.frame { box.apply(frame, to: self) }
  }
}

/// A view's frame as it would be without its transform.
private struct UntransformedBox {
  let frame: CGRect
  let anchor: CGPoint

  init(_ view: UIView) {
    anchor = view.layer.anchorPoint
    let size = view.bounds.size
    frame = CGRect(
      x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  func apply(_ frame: CGRect, to view: UIView) {
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
