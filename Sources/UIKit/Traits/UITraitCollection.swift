public import Foundation

/// What a view should know of where it is shown: light or dark, phone or pad, scale, size classes,
/// text size and direction. Immutable.
///
/// A collection may leave traits unspecified; merging takes the last specified value of each.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Device pixels a point; 0 when unspecified.
  public let displayScale: CGFloat
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction of the language.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the person chose.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Everything unspecified.
  public override convenience init() {
    self.init(
      style: .unspecified, idiom: .unspecified, scale: 0, horizontal: .unspecified,
      vertical: .unspecified, direction: .unspecified, category: .unspecified,
      reducesTransparency: nil)
  }

  /// Says light or dark, and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Says the kind of device, and nothing else.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: userInterfaceIdiom))
  }

  /// Says how many device pixels a point has, and nothing else.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(scale: displayScale))
  }

  /// Says the room across, and nothing else.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass))
  }

  /// Says the room down, and nothing else.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass))
  }

  /// Says the direction of the language, and nothing else.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// Says the text size, and nothing else.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(category: preferredContentSizeCategory))
  }

  /// Merges collections: of each trait the last specified value.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Whether every trait that `trait` specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether dynamic colours may come out differently here than in `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  /// The traits of what is being laid out or drawn just now; outside of that those of the screen, and
  /// where there is no app yet, light on a phone at scale 2.
  public static var current: UITraitCollection { ambient ?? ScreenTraits.current ?? fallback }

  /// Runs `actions` with this collection as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$ambient.withValue(self) { actions() }
  }

  /// Two collections with the same traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Equal collections have equal hashes.
  public override var hash: Int { values.hashValue }

  /// The specified traits, for a log.
  public override var description: String { values.description }

  @TaskLocal private static var ambient: UITraitCollection?

  private static let fallback = UITraitCollection(
    TraitValues(
      style: .light, idiom: .phone, scale: 2, horizontal: .compact, vertical: .regular,
      direction: .leftToRight, category: .large))

  package convenience init(_ values: TraitValues) {
    self.init(
      style: values.style, idiom: values.idiom, scale: values.scale, horizontal: values.horizontal,
      vertical: values.vertical, direction: values.direction, category: values.category,
      reducesTransparency: values.reducesTransparency)
  }

  private init(
    style: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom, scale: CGFloat,
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    direction: UITraitEnvironmentLayoutDirection, category: UIContentSizeCategory,
    reducesTransparency: Bool?
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    displayScale = scale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    layoutDirection = direction
    preferredContentSizeCategory = category
    saysReducedTransparency = reducesTransparency
    super.init()
  }

  package var values: TraitValues {
    TraitValues(
      style: userInterfaceStyle, idiom: userInterfaceIdiom, scale: displayScale,
      horizontal: horizontalSizeClass, vertical: verticalSizeClass, direction: layoutDirection,
      category: preferredContentSizeCategory, reducesTransparency: saysReducedTransparency)
  }

  /// Whether blurs are to be opaque. UIKit has no public trait for it.
  var reducesTransparency: Bool { saysReducedTransparency == true }

  private let saysReducedTransparency: Bool?
}
