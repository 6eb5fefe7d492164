extension UIPageControl {
  /// How a person changes pages at the moment.
  nonisolated public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a tap.
    case discrete = 1
    /// By going through them with a finger.
    case continuous = 2
  }

  /// What lies behind the dots.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// A shade while a person goes through the pages.
    case automatic = 0
    /// A shade at all times.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// Which way the pages go.
  nonisolated public enum Direction: Int, Sendable {
    /// As the person reads.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Down.
    case topToBottom = 3
    /// Up.
    case bottomToTop = 4
  }
}
