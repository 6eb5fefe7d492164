public import Foundation
import UIKitGraphics
import UIKitLayers

extension UIView {
  /// Draws the view with all in it into `rect` of the current graphics context.
  ///
  /// - Parameter afterUpdates: true lays out first and draws the views as they are; false draws what is
  ///   seen now, in the middle of an animation too.
  /// - Returns: whether there was a context and anything to draw.
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      rect.width > 0, rect.height > 0
    else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if afterUpdates { layer.render(in: context) } else { layer.renderAsSeen(in: context) }
    context.restoreGState()
    return true
  }

  /// A view that looks as this one does, and stays so; nil for a view without a size.
  ///
  /// - Parameter afterUpdates: as in ``drawHierarchy(in:afterScreenUpdates:)``.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let image = snapshotImage(of: bounds, afterUpdates) else { return nil }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }

  /// A view that looks as a part of this one does; nil when nothing of the view is in `rect`.
  ///
  /// - Parameter capInsets: edges that keep their size when the snapshot is resized, in points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let image = snapshotImage(of: rect, afterUpdates) else { return nil }
    let view = UIImageView(
      image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }

  private func snapshotImage(of rect: CGRect, _ afterUpdates: Bool) -> UIImage? {
    guard rect.overlaps(bounds) else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = traitCollection.displayScale
    let image = UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    return image.cgImage == nil ? nil : image
  }
}
