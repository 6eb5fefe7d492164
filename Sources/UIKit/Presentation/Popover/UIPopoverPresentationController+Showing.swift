import Foundation

extension UIPopoverPresentationController {
  func makeChrome() -> PopoverChrome? {
    guard let content = presentedViewController.view else { return nil }
    let made = PopoverChrome(content)
    made.fill = backgroundColor
    chrome = made
    return made
  }

  func place() -> CGRect {
    guard let container = containerView else { return .zero }
    let space = container.bounds.inset(by: container.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    let source = source(in: container)
    let placement = PopoverPlacement(
      size: wantedSize(in: space.size), source: source ?? middle(in: container), space: space,
      allowed: source == nil ? [] : permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect)
    arrowDirection = placement.direction
    chrome?.direction = placement.direction
    chrome?.arrowOffset = placement.arrowOffset
    return placement.frame
  }

  func prepare() {
    delegate?.prepareForPopoverPresentation(self)
    guard let container = containerView else { return }
    catcher.frame = container.bounds
    catcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(catcher, at: 0)
    let tap = UITapGestureRecognizer()
    catcher.addGestureRecognizer(tap)
    token = tap.handlers.add { [weak self] tap in
      if tap.state == .ended { self?.tapBeside() }
    }
    // What it points at may have been said just now.
    presentation?.transition?.setFinalFrame(frameOfPresentedViewInContainerView)
  }

  func takeApart() {
    catcher.removeFromSuperview()
    catcher.gestureRecognizers = nil
    token = nil
    chrome = nil
    arrowDirection = .unknown
  }

  /// What it points at, in points of the container; nil for nothing that is shown.
  private func source(in container: UIView) -> CGRect? {
    if let sourceItem {
      let frame = sourceItem.frame(in: container)
      return frame.isNull ? nil : frame
    }
    guard let sourceView, sourceView.window === container.window, container.window != nil else {
      return nil
    }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    let frame = container.convert(rect, from: sourceView)
    return frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
      && frame.height.isFinite ? frame : nil
  }

  private func middle(in container: UIView) -> CGRect {
    guard let view = presentingViewController.viewIfLoaded, view.window === container.window else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let middle = container.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
    return CGRect(origin: middle, size: .zero)
  }
}
