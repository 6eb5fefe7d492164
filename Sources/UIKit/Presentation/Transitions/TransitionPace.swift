import Foundation

/// How the system's own transitions move.
enum TransitionPace {
  /// A critically damped spring: what slides up and settles.
  case spring(TimeInterval)
  /// Even, slow at both ends.
  case even(TimeInterval)
  /// Fast first, slow at the end.
  case easeOut(TimeInterval)

  /// The spring of UIKit's cards: omega = sqrt(1000 / 3) a second, of which UIView's spring without
  /// overshoot takes 9.2334 to come to rest.
  static let card = TransitionPace.spring(9.233_413_476_451_587 / (1000.0 / 3).squareRoot())

  var duration: TimeInterval {
    switch self {
    case .spring(let duration), .even(let duration), .easeOut(let duration): duration
    }
  }

  /// Animates changes at this pace. `velocity` in whole ways a second.
  @MainActor func animate(
    velocity: CGFloat = 0, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    switch self {
    case .spring(let duration):
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: velocity, options: .allowUserInteraction, animations: changes,
        completion: completion)
    case .even(let duration):
      UIView.animate(
        withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes,
        completion: completion)
    case .easeOut(let duration):
      UIView.animate(
        withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
        animations: changes, completion: completion)
    }
  }
}
