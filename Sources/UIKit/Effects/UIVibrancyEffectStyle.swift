/// What contents are, and so how strongly they show.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text. Its colour counts.
  case label = 0
  /// Text of less weight.
  case secondaryLabel = 1
  /// Text of still less weight.
  case tertiaryLabel = 2
  /// Text that hardly shows.
  case quaternaryLabel = 3
  /// Small filled areas.
  case fill = 4
  /// Middle-sized filled areas.
  case secondaryFill = 5
  /// Large filled areas.
  case tertiaryFill = 6
  /// Lines between things.
  case separator = 7
}
