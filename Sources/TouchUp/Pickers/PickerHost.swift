import UIKit

/// Presents a picker over a screen, and goes with it: so a picker lies in the right window, turns with it, and is taken
/// along when the screen goes.
final class PickerHost: UIViewController, UIViewControllerTransitioningDelegate {
  let panelView: BlurPanelView
  /// What is to be answered: it goes with the host at the latest.
  let session: PickerSession

  init(_ panelView: BlurPanelView, _ session: PickerSession) {
    self.panelView = panelView
    self.session = session
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panelView.frame = view.bounds
    panelView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panelView)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PickerTransition(isComing: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PickerTransition(isComing: false) }

  /// Escape cancels.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key?.keyCode != .keyboardEscape }
    if rest.count < presses.count { panelView.cancel() }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  override func accessibilityPerformEscape() -> Bool {
    panelView.cancel()
    return true
  }
}
