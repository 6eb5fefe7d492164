public import Foundation

/// Colours at places from 0, the start, to 1, the end, with a smooth change between them. It never
/// changes.
public final class CGGradient: Sendable {
  /// A colour and where it is.
  package struct Stop: Sendable, Hashable {
    package let location: CGFloat
    package let color: RGBA
  }

  package let stops: [Stop]

  /// A gradient of `CGColor`s.
  ///
  /// - Parameters:
  ///   - space: Of no influence: all colours are of sRGB.
  ///   - colors: `[CGColor]`, as such or `as CFArray`; nil comes out when one is something else or
  ///     there is none.
  ///   - locations: As many places as colours; nil spreads them evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    self.init(colors: known, locations: locations.map { at in known.indices.map { at[$0] } })
  }

  /// A gradient of colours given by components: of each, those of the space and then the opacity.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).map { index -> RGBA in
      let at = components + index * width
      return width == 2
        ? RGBA(red: at[0], green: at[0], blue: at[0], alpha: at[1])
        : RGBA(red: at[0], green: at[1], blue: at[2], alpha: at[3])
    }
    self.init(colors: colors, locations: locations.map { at in colors.indices.map { at[$0] } })
  }

  /// A gradient of colours at places; without as many places as colours, spread evenly.
  package init(colors: [RGBA], locations: [CGFloat]? = nil) {
    let last = CGFloat(max(colors.count - 1, 1))
    let even = colors.indices.map { CGFloat($0) / last }
    let places = locations.flatMap { $0.count == colors.count ? $0 : nil } ?? even
    // NB: sorted stably, so that two colours at one place make a hard edge in the given order.
    stops = zip(places, colors).enumerated()
      .map {
        (order: $0.offset, stop: Stop(location: RGBA.unit($0.element.0), color: $0.element.1))
      }
      .sorted { ($0.stop.location, $0.order) < ($1.stop.location, $1.order) }
      .map(\.stop)
  }
}
