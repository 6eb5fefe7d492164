/// A format that a camera has: how pictures are packed, how large they are, and how many come a second. Sizes may be ranges.
struct CameraFormat: Equatable, Sendable {
  /// How pictures are packed.
  enum Packing: Sendable {
    /// Not at all.
    case raw
    /// Each as a JPEG.
    case jpeg
  }

  var packing: Packing
  var widths: ClosedRange<Int>
  var heights: ClosedRange<Int>
  /// Pictures a second; nil when any number can be had, or nobody says.
  var rate: CameraRate?

  /// The format with its sizes nearest to a width and a height.
  func nearest(width: Int, height: Int) -> CameraFormat {
    var format = self
    let (width, height) = (widths.nearest(width), heights.nearest(height))
    format.widths = width...width
    format.heights = height...height
    return format
  }

  var area: Int { widths.upperBound * heights.upperBound }

  /// GStreamer's notation; nil where sizes are not settled.
  var notation: String? {
    guard widths.count == 1, heights.count == 1 else { return nil }
    let type = packing == .raw ? "video/x-raw" : "image/jpeg"
    let rate = rate.map { ",framerate=\($0.numerator)/\($0.denominator)" } ?? ""
    return "\(type),width=\(widths.lowerBound),height=\(heights.lowerBound)\(rate)"
  }
}

extension ClosedRange<Int> {
  fileprivate func nearest(_ value: Int) -> Int {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
