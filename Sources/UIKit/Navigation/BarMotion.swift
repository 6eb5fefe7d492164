import Foundation

/// How a navigation bar takes part in a transition between two pages.
enum BarMotion {
  /// It stays, and changes what it shows.
  case changes
  /// It was hidden and comes with the page; from the end of lines, or from their beginning.
  case comes(fromEnd: Bool)
  /// It goes with the page; to the end of lines, or to their beginning.
  case goes(toEnd: Bool)
  /// It is not to be seen.
  case none

  init(wasHidden: Bool, isHidden: Bool, isPush: Bool) {
    self =
      switch (wasHidden, isHidden) {
      case (false, false): .changes
      case (true, false): .comes(fromEnd: isPush)
      case (false, true): .goes(toEnd: !isPush)
      case (true, true): .none
      }
  }

  /// How much of the bar is seen when it fades in place of moving; nil for one that stays as it is.
  func alpha(at progress: CGFloat) -> CGFloat? {
    switch self {
    case .comes: progress
    case .goes: 1 - progress
    case .changes, .none: nil
    }
  }

  /// How far right of its place a bar of that width is when the transition has come to `progress`.
  func offset(at progress: CGFloat, width: CGFloat, isMirrored: Bool) -> CGFloat {
    let side: CGFloat = isMirrored ? -1 : 1
    return switch self {
    case .comes(let fromEnd): (fromEnd ? side : -side) * width * (1 - progress)
    case .goes(let toEnd): (toEnd ? side : -side) * width * progress
    case .changes, .none: 0
    }
  }
}
