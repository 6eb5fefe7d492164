import Observation

/// What two controls of the page are tied to.
@Observable final class Day {
  /// 0 morning, 1 noon, 2 evening.
  var part = 0
}
