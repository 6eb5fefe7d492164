/// What few views change about their layout: made when it is changed.
@MainActor final class LayoutSettings {
  /// Across, down.
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  /// Across, down.
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  var margins: NSDirectionalEdgeInsets?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false {
    didSet { if preservesSuperviewMargins { Self.isAnyPreserving = true } }
  }

  /// Whether it is worth looking for views whose margins depend on where they are.
  private(set) static var isAnyPreserving = false
}
