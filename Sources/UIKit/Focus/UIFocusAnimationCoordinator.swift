import Foundation

/// Runs animations together with a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Seconds that they take.
  nonisolated static let duration: TimeInterval = 0.2

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Runs `animations` in a block of a fifth of a second once everybody was told of the move, and
  /// `completion` after it.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    self.animations = []
    self.completions = []
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
