import Foundation

/// Shows what a field opens: a popover without an arrow, on phones too.
final class OverlayPopover: UIPopoverPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    // The popover's own way knows what it lies beside, and where there is no such thing any longer.
    let plain = super.frameOfPresentedViewInContainerView
    guard let sourceView, sourceView.window === container.window else { return plain }
    let space = container.bounds.inset(by: container.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    return OverlayPlacement(
      size: wantedSize(in: space.size),
      source: container.convert(sourceView.bounds, from: sourceView), space: space
    ).frame
  }
}
