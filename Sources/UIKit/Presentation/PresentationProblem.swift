/// Why a controller cannot be presented.
package enum PresentationProblem: Equatable {
  /// The presenter presents another one already.
  case alreadyPresenting(UIViewController)
  /// The controller is presented already.
  case alreadyPresented
  /// The presenter's view is in no window.
  case notInWindow
  /// The controller is the presenter or holds it.
  case isPresenter
  /// The controller has a parent, and would be in two places.
  case hasParent
  /// The presenter is on its way out.
  case isBeingDismissed

  /// What happened and what to do, as a sentence.
  @MainActor package func message(
    _ presented: UIViewController, on presenter: UIViewController
  ) -> String {
    let (what, who) = ("\(type(of: presented))", "\(type(of: presenter))")
    return switch self {
    case .alreadyPresenting(let other):
      "\(what) cannot be presented on \(who), which presents \(type(of: other)) already: dismiss that "
        + "first, or present on it."
    case .alreadyPresented:
      "\(what) is presented already: dismiss it first, or present another one."
    case .notInWindow:
      "\(what) cannot be presented on \(who), whose view is in no window: present in viewDidAppear or "
        + "later."
    case .isPresenter:
      "\(what) cannot be presented on itself, nor on a controller in it."
    case .hasParent:
      "\(what) is the child of another controller: present that, or remove it from there first."
    case .isBeingDismissed:
      "\(what) cannot be presented on \(who), which is being dismissed: present on a controller that stays."
    }
  }
}
