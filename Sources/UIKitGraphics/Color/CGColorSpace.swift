/// What the numbers of a colour mean. There are two: sRGB, and gray with sRGB's curve.
public final class CGColorSpace: Sendable, Hashable {
  /// The name of the sRGB space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the gray space; its curve is taken to be sRGB's.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The number of components without opacity: 3 or 1.
  public let numberOfComponents: Int
  /// The kind of space.
  public let model: CGColorSpaceModel
  /// The space's name.
  public let name: CFString?

  package static let deviceRGB = CGColorSpace(.rgb, components: 3, name: sRGB)
  package static let deviceGray = CGColorSpace(
    .monochrome, components: 1, name: genericGrayGamma2_2)

  /// A space by its name; nil for one that is not supported.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(.rgb, components: 3, name: name)
    case Self.genericGrayGamma2_2: self.init(.monochrome, components: 1, name: name)
    default: return nil
    }
  }

  private init(_ model: CGColorSpaceModel, components: Int, name: CFString) {
    self.model = model
    self.numberOfComponents = components
    self.name = name
  }

  /// Whether two spaces are of the same kind.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The red, green and blue space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The gray space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
