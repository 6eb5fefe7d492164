public import Foundation

/// A view to show while something is done with it, and where it comes from or goes to.
///
/// The preview looks as the view does when it begins to be shown; the view itself is neither moved nor changed.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters
  /// Where it comes from or goes to.
  public let target: UIPreviewTarget

  /// A view, which need not be in a window, shown at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A view in a window, shown where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let place = view.superview ?? view
    let center =
      view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center
    if view.window == nil {
      Diagnostics.report(
        "UITargetedPreview: \(Diagnostics.name(view)) is in no window, and no target says where to show "
          + "it. It is shown where it lies in its superview.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: place, center: center, transform: view.transform))
  }

  /// A view in a window, shown where it is and as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The same view, shown in the same way, at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
