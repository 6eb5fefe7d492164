import Foundation

/// What is to run along with a menu that comes or goes, and after it.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, within the menu's own animation.
  func run() {
    let all = animations
    animations = []
    for animation in all { animation() }
  }

  /// Tells that it is over; only the first time.
  func finish() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}
