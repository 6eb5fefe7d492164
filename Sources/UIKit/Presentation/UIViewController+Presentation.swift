import Foundation

extension UIViewController {
  /// Presents, or says why it cannot be: the primitive under `present`.
  package func tryToPresent(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> PresentationProblem? {
    let presenter = outermost
    if let problem = presenter.problem(with: controller, source: self) { return problem }
    guard let window = presenter.viewIfLoaded?.window else { return .notInWindow }
    let manager = controller.adapted(
      controller.manager(presentedBy: presenter, source: self), for: presenter)
    let presentation = Presentation(
      of: controller, by: presenter, source: self, controller: manager)
    controller.presentationControllerStorage = manager
    controller.presentationBelow = presentation
    presenter.presentationAbove = presentation
    presentation.begin(in: window, animated: animated, completion: completion)
    return nil
  }

  private func problem(
    with controller: UIViewController, source: UIViewController
  ) -> PresentationProblem? {
    if controller === source || controller === outermost { return .isPresenter }
    if controller.presentationBelow != nil { return .alreadyPresented }
    if controller.parent != nil { return .hasParent }
    if let present = presentationAbove { return .alreadyPresenting(present.presented) }
    if case .dismissing = presentationBelow?.state { return .isBeingDismissed }
    return nil
  }

  /// Dismisses what this controller presents, or, when it presents nothing, this controller itself.
  func dismissTopmost(_ dismissal: Presentation.Dismissal) {
    if let above = nearestAbove {
      above.dismiss(dismissal)
    } else if let below = outermost.presentationBelow {
      below.dismiss(dismissal)
    } else {
      dismissal.completion?()
    }
  }

  /// The controller that lies directly in a window or is presented: who presents for those in it.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// What this controller, or one that it is in, presents.
  var nearestAbove: Presentation? { outermost.presentationAbove }

  /// Who will manage the presentation of this controller, made by its style.
  func managerToBe() -> UIPresentationController {
    if let known = presentationControllerStorage { return known }
    let made = makePresentationController(presentedBy: nil)
    presentationControllerStorage = made
    return made
  }

  func forgetPresentationController() {
    presentationControllerStorage = nil
  }

  private func manager(
    presentedBy presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      return own
    }
    if let known = presentationControllerStorage,
      known.presentationStyle == modalPresentationStyle
    {
      return known
    }
    return makePresentationController(presentedBy: presenter)
  }

  /// The manager that goes with the style.
  func standardPresentationController(
    presentedBy presenter: UIViewController?, style: UIModalPresentationStyle? = nil
  ) -> UIPresentationController {
    switch style ?? modalPresentationStyle {
    case .fullScreen:
      FullScreenPresentation(presentedViewController: self, presenting: presenter)
    case .overFullScreen, .custom:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic, .none:
      SheetPresentation(presentedViewController: self, presenting: presenter)
    }
  }
}
