public import Foundation
public import UIKitGraphics

/// A colour: fixed, or dynamic, which comes out by the traits of where it is used.
nonisolated public class UIColor: NSObject, @unchecked Sendable {
  // NB: unchecked for the sake of the provider alone: it is @Sendable, set once at creation, and
  // NSObject itself has no state.
  private enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// A colour in sRGB. Components run from 0 to 1; `alpha` 0 is clear.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A gray: 0 is black, 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue (0 to 1, once around), saturation and brightness (0 to 1).
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).components
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// A colour by its components in Display P3, 0 to 1. What lies beyond sRGB, which all is drawn in,
  /// becomes the nearest that does not.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let rgb = DisplayP3(red: red, green: green, blue: blue).inSRGB
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// The same colour as `cgColor`.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// A dynamic colour. `dynamicProvider` is asked each time it is resolved, on any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// The colour for drawing now: dynamic ones are resolved with ``UITraitCollection/current``.
  public var cgColor: CGColor { resolvedCGColor(with: .current) }

  /// The fixed colour that this one comes out as under `traitCollection`.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The same colour with another alpha (0 to 1). Stays dynamic if it is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Hands out the components in sRGB, 0 to 1. Always succeeds.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Hands out hue, saturation, brightness and alpha, 0 to 1. Always succeeds.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    let hsb = HueColor(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Hands out the brightness of a gray, 0 to 1, and alpha; false, and nothing, for other colours.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Makes this the colour of fills and strokes in the current graphics context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current graphics context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the colour of strokes in the current graphics context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Fixed colours are equal when their components are; dynamic ones when they are the same object.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let left) = source, case .fixed(let right) = other.source else {
      return false
    }
    return left == right
  }

  /// Equal colours have equal hashes.
  public override var hash: Int {
    guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
    return (color.components ?? []).hashValue
  }

  /// The components, for a log.
  public override var description: String {
    guard case .fixed = source else { return "UIColor (dynamic)" }
    let color = rgba
    return "UIColor sRGB \(color.red) \(color.green) \(color.blue) alpha \(color.alpha)"
  }

  package func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).resolvedCGColor(with: traits)
    }
  }

  package var isDynamic: Bool {
    if case .dynamic = source { true } else { false }
  }

  private var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = cgColor
    let parts = color.components ?? [0, 0, 0, 1]
    guard parts.count >= 4 else { return (parts[0], parts[0], parts[0], color.alpha) }
    return (parts[0], parts[1], parts[2], parts[3])
  }
}
