extension UIViewController {
  /// Who manages this controller's presentation as a popover, now or when it comes; nil when its style is
  /// another. Say here what it points at before it is presented.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// How a popover is shown where it is narrow; nil for as a popover all the same.
  func adaptedStyle(
    of popover: UIPopoverPresentationController, on presenter: UIViewController
  ) -> UIModalPresentationStyle? {
    let traits = presenter.traitCollection
    guard traits.horizontalSizeClass == .compact else { return nil }
    let style =
      popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
      ?? .automatic
    return style == .none || style == .popover ? nil : style
  }

  /// The manager of a popover that is narrow: a sheet, or what its delegate says.
  func adapted(
    _ manager: UIPresentationController, for presenter: UIViewController
  ) -> UIPresentationController {
    guard let popover = manager as? UIPopoverPresentationController,
      !(popover is AlertPopover), !(popover is OverlayPopover),
      let style = adaptedStyle(of: popover, on: presenter)
    else { return manager }
    let adapted = standardPresentationController(presentedBy: presenter, style: style)
    adapted.adaptiveDelegate = popover.adaptiveDelegate
    return adapted
  }
}
