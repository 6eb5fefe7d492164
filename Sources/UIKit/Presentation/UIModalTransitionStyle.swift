/// How a presented view comes and goes. Raw values are UIKit's.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and down again.
  case coverVertical = 0
  /// Fades in, and out again.
  case crossDissolve = 2
}
