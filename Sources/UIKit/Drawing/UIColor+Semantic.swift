nonisolated extension UIColor {
  // Apple's published sRGB values, light and dark, 0 to 255 with alpha 0 to 1.

  /// Main text.
  public static let label = adaptive(.init(0, 0, 0), .init(255, 255, 255))
  /// Text of second rank.
  public static let secondaryLabel = adaptive(.init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6))
  /// Text of third rank.
  public static let tertiaryLabel = adaptive(.init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3))
  /// Text of fourth rank.
  public static let quaternaryLabel = adaptive(.init(60, 60, 67, 0.18), .init(235, 235, 245, 0.16))
  /// What stands in an empty field.
  public static let placeholderText = adaptive(.init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3))
  /// A fill over thin shapes.
  public static let systemFill = adaptive(.init(120, 120, 128, 0.2), .init(120, 120, 128, 0.36))
  /// A fill over medium shapes.
  public static let secondarySystemFill = adaptive(
    .init(120, 120, 128, 0.16), .init(120, 120, 128, 0.32))
  /// A fill over large shapes.
  public static let tertiarySystemFill = adaptive(
    .init(118, 118, 128, 0.12), .init(118, 118, 128, 0.24))
  /// A fill over the largest shapes.
  public static let quaternarySystemFill = adaptive(
    .init(116, 116, 128, 0.08), .init(118, 118, 128, 0.18))
  /// The ground of a screen.
  public static let systemBackground = adaptive(.init(255, 255, 255), .init(0, 0, 0))
  /// The ground of what lies on a screen.
  public static let secondarySystemBackground = adaptive(.init(242, 242, 247), .init(28, 28, 30))
  /// The ground of what lies on that.
  public static let tertiarySystemBackground = adaptive(.init(255, 255, 255), .init(44, 44, 46))
  /// The ground of a screen with grouped rows.
  public static let systemGroupedBackground = adaptive(.init(242, 242, 247), .init(0, 0, 0))
  /// The ground of the grouped rows.
  public static let secondarySystemGroupedBackground = adaptive(
    .init(255, 255, 255), .init(28, 28, 30))
  /// The ground of what lies on grouped rows.
  public static let tertiarySystemGroupedBackground = adaptive(
    .init(242, 242, 247), .init(44, 44, 46))
  /// A thin line that lets what is below through.
  public static let separator = adaptive(.init(60, 60, 67, 0.29), .init(84, 84, 88, 0.6))
  /// A thin line that hides what is below.
  public static let opaqueSeparator = adaptive(.init(198, 198, 200), .init(56, 56, 58))
  /// A link in text.
  public static let link = adaptive(.init(0, 122, 255), .init(9, 132, 255))

  /// The colour of what can be tapped, where no view says otherwise.
  public static let tintColor = systemBlue
}
