public import Foundation

/// The device that an app believes to run on.
nonisolated public struct HostDevice: Equatable, Sendable {
  /// Width and height in points, 1…16,384 each.
  public var size: CGSize { didSet { size = Self.usable(size) } }
  /// Device pixels a point, .5…8.
  public var scale: CGFloat { didSet { scale = Self.usable(scale) } }
  /// Points at each edge that the device's own things cover, 0…16,384 each.
  public var safeAreaInsets: UIEdgeInsets {
    didSet { safeAreaInsets = Self.usable(safeAreaInsets) }
  }
  /// Phone or pad.
  public var idiom: UIUserInterfaceIdiom
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// The person's languages, the favourite first, as BCP 47 has them: `vi`, `en-GB`, `zh-Hant-TW`. An app takes them
  /// up as it starts; what is shown keeps its words when they change.
  public var languages: [String]
  /// The direction of the person's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the person chose.
  public var contentSizeCategory: UIContentSizeCategory
  /// Whether the person wants no blurred backgrounds; see ``UIAccessibility``.
  public var reducesTransparency: Bool
  /// Whether the person wants things to fade in place of sliding and zooming; see ``UIAccessibility``.
  public var reducesMotion: Bool

  /// A device of `size` points. Numbers out of their range, here and later, become the nearest in it;
  /// what is not finite becomes the smallest.
  ///
  /// The languages are Foundation's unless others are given, which on Linux is English whatever the environment
  /// says: the same everywhere. See ``environmentLanguages`` and ``with(languages:)``.
  public init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    idiom: UIUserInterfaceIdiom = .phone, style: UIUserInterfaceStyle = .light,
    languages: [String] = Locale.preferredLanguages,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, reducesTransparency: Bool = false,
    reducesMotion: Bool = false
  ) {
    self.size = Self.usable(size)
    self.scale = Self.usable(scale)
    self.safeAreaInsets = Self.usable(safeAreaInsets)
    self.idiom = idiom
    self.style = style
    self.languages = languages
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.reducesTransparency = reducesTransparency
    self.reducesMotion = reducesMotion
  }

  /// A phone: 390 x 844 points at scale 2, of which 47 at the top and 34 at the bottom are covered.
  public static let phone = HostDevice(
    size: CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// A pad: 820 x 1180 points at scale 2, of which 24 at the top and 20 at the bottom are covered.
  public static let pad = HostDevice(
    size: CGSize(width: 820, height: 1180),
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad)

  /// The same device in light or dark.
  public func with(style: UIUserInterfaceStyle) -> HostDevice {
    var device = self
    device.style = style
    return device
  }

  private static let longest: CGFloat = 16_384

  private static func usable(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.clamped(to: 1...longest), height: size.height.clamped(to: 1...longest))
  }

  private static func usable(_ scale: CGFloat) -> CGFloat { scale.clamped(to: 0.5...8) }

  private static func usable(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top.clamped(to: 0...longest), left: insets.left.clamped(to: 0...longest),
      bottom: insets.bottom.clamped(to: 0...longest), right: insets.right.clamped(to: 0...longest))
  }

  var traits: UITraitCollection {
    let isWide = idiom == .pad || size.width >= 700
    return UITraitCollection(
      TraitValues(
        style: style == .unspecified ? .light : style, idiom: idiom, scale: scale,
        horizontal: isWide ? .regular : .compact,
        vertical: size.height < 500 ? .compact : .regular,
        direction: layoutDirection, category: contentSizeCategory,
        reducesTransparency: reducesTransparency))
  }
}

nonisolated extension CGFloat {
  /// The nearest value in `range`; its lower end for what is not finite.
  package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    guard isFinite else { return range.lowerBound }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
