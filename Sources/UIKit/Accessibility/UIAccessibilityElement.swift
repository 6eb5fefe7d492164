public import Foundation

/// A part of a view that assistive technology is to know by itself though it is no view: a bar of a chart that the view
/// draws.
///
/// It is there once it is among its container's `accessibilityElements`, which keep it; it does not keep the container.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// A part of `container`: a view, or another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// What the element is part of.
  open weak var accessibilityContainer: AnyObject?
  /// Whether the element is there; true at first.
  open var isAccessibilityElement = true
  /// What the element is called, in the person's language.
  open var accessibilityLabel: String?
  /// What happens when the element is used, in the person's language.
  open var accessibilityHint: String?
  /// What the element is set to, in the person's language.
  open var accessibilityValue: String?
  /// A name for tests; people never see it.
  open var accessibilityIdentifier: String?
  /// What kind of thing the element is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Where the element is, in points of the container; it moves with the container.
  open var accessibilityFrameInContainerSpace: CGRect = .zero
  /// Where the element is, in points of the screen. Setting it sets ``accessibilityFrameInContainerSpace`` as the
  /// container lies now.
  open var accessibilityFrame: CGRect {
    get {
      containerView?.onScreen(accessibilityFrameInContainerSpace)
        ?? accessibilityFrameInContainerSpace
    }
    set { accessibilityFrameInContainerSpace = containerView?.fromScreen(newValue) ?? newValue }
  }
  /// Where a touch uses the element, in points of the screen; its middle by default.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownActivationPoint = newValue }
  }
  /// Uses the element; false when it has no use of its own, and is to be touched.
  open func accessibilityActivate() -> Bool { false }
  /// Steps an adjustable element up.
  open func accessibilityIncrement() {}
  /// Steps an adjustable element down.
  open func accessibilityDecrement() {}

  private var ownActivationPoint: CGPoint?

  /// The view that it is a part of, be it of other elements.
  var containerView: UIView? {
    var container = accessibilityContainer
    // NB: they may go round in a circle. What does lies nowhere.
    for _ in 0..<64 {
      guard let element = container as? UIAccessibilityElement else { break }
      container = element.accessibilityContainer
    }
    return container as? UIView
  }
}

extension UIView {
  fileprivate func onScreen(_ rect: CGRect) -> CGRect {
    let placed = convert(rect, to: nil)
    return window.map { placed.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) } ?? placed
  }

  func fromScreen(_ rect: CGRect) -> CGRect {
    let placed = window.map { rect.offsetBy(dx: -$0.frame.minX, dy: -$0.frame.minY) } ?? rect
    return convert(placed, from: nil)
  }
}
