import Foundation
import UIKitLayers

/// What a context menu lifts off the screen: a picture of a view, or the view of a controller.
final class LiftedView: UIView {
  /// What is lifted, and where it comes from.
  let preview: UITargetedPreview
  private let content: UIView?
  /// Whether it shows something else than what it comes from.
  private let isStandIn: Bool
  private static let hidingKey = "com.touchup.lifted"

  /// - Parameter controller: whose view is shown in place of the preview's, as large as it prefers.
  init(_ preview: UITargetedPreview, controller: UIViewController?, in room: CGSize) {
    self.preview = preview
    content = controller?.view ?? Self.picture(of: preview)
    isStandIn = controller != nil
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    bounds.size = controller.map { Self.size(of: $0, in: room) } ?? preview.size
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    guard let content else { return }
    content.frame = bounds
    addSubview(content)
    guard controller != nil else { return }
    content.layer.cornerRadius = 13
    content.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Where it comes from, in a view that covers the window; nil when that has gone.
  func home(in view: UIView) -> CGRect? { Self.place(of: preview, in: view) }

  static func place(of preview: UITargetedPreview, in view: UIView) -> CGRect? {
    let target = preview.target
    guard target.container.window === view.window else { return nil }
    let size = preview.size
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    )
    .applying(target.transform).offsetBy(dx: target.center.x, dy: target.center.y)
    return target.container.convert(rect, to: view)
  }

  /// How large it is beside what it comes from: the same, or, for a controller's view, the size of that.
  func size(for home: CGRect) -> CGSize { isStandIn ? bounds.size : home.size }

  /// Fills `rect`, keeping its proportions.
  func show(in rect: CGRect, isLifted: Bool) {
    layer.shadowOpacity = isLifted ? 0.25 : 0
    center = CGPoint(x: rect.midX, y: rect.midY)
    guard bounds.width > 0, bounds.height > 0 else { return }
    let scale = max(min(rect.width / bounds.width, rect.height / bounds.height), 0.01)
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Keeps the view itself from being seen meanwhile. Nothing of it changes: an animation that stands still shows it
  /// clear.
  func hideOriginal() {
    let clear = CABasicAnimation(keyPath: "opacity")
    clear.fromValue = 0
    clear.toValue = 0
    clear.duration = 0.01
    clear.fillMode = .forwards
    clear.isRemovedOnCompletion = false
    preview.view.layer.add(clear, forKey: Self.hidingKey)
  }

  func showOriginal() {
    preview.view.layer.removeAnimation(forKey: Self.hidingKey)
  }

  private static func size(of controller: UIViewController, in room: CGSize) -> CGSize {
    let wish = controller.preferredContentSize
    let width = wish.width > 0 ? wish.width : room.width - 32
    let height = wish.height > 0 ? wish.height : room.height / 2
    return CGSize(width: max(1, min(width, room.width)), height: max(1, min(height, room.height)))
  }

  private static func picture(of preview: UITargetedPreview) -> UIView? {
    let view = preview.view
    guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = view.traitCollection.displayScale
    let background = preview.parameters.backgroundColor.resolvedColor(with: view.traitCollection)
    let path =
      preview.parameters.visiblePath
      ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius)
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      path.addClip()
      background.setFill()
      UIRectFill(view.bounds)
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    return UIImageView(image: image)
  }
}
