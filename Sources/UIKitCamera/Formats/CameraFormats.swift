/// The formats of a camera, and which of them are taken.
struct CameraFormats: Equatable, Sendable {
  private(set) var all: [CameraFormat] = []

  /// As many pixels as are wanted of a picture that is looked at: more would be thrown away at once.
  private static let seenArea = 1280 * 960
  /// The sizes that are asked for where any can be had.
  private static let (seenWidth, seenHeight) = (960, 720)
  private static let (keptWidth, keptHeight) = (1920, 1440)
  /// Fewer pictures a second do not move.
  private static let fluent = 15.0

  /// The formats in GStreamer's notation (“caps”): those that can be made use of.
  init(_ notation: String) {
    for part in notation.split(separator: ";") {
      let fields = CapsFields(part)
      let packing: CameraFormat.Packing
      switch fields.type {
      // Memory of a graphics card cannot be looked into: those have a second, plain format.
      case "video/x-raw": packing = .raw
      case "image/jpeg": packing = .jpeg
      default: continue
      }
      let widths = fields.numbers("width"), heights = fields.numbers("height")
      guard !widths.isEmpty,
        widths.count == heights.count || widths.count == 1 || heights.count == 1
      else { continue }
      let rates = fields.rates("framerate")
      for index in 0..<max(widths.count, heights.count) {
        let width = widths[min(index, widths.count - 1)]
        let height = heights[min(index, heights.count - 1)]
        for rate in rates {
          all.append(CameraFormat(packing: packing, widths: width, heights: height, rate: rate))
        }
      }
    }
  }

  /// The largest pictures: for one that is kept.
  var best: CameraFormat? {
    all.map { $0.nearest(width: Self.keptWidth, height: Self.keptHeight) }
      .max { rank(of: $0) < rank(of: $1) }
  }

  /// Pictures that move, no larger than needed, and of the shape of the kept ones.
  var seen: CameraFormat? {
    guard let best else { return nil }
    let shape = Double(best.widths.lowerBound) / Double(best.heights.lowerBound)
    return all.map { $0.nearest(width: Self.seenWidth, height: Self.seenHeight) }
      .max { rank(of: $0, shape) < rank(of: $1, shape) }
  }

  /// Larger is better, then not packed, then more a second.
  private func rank(of format: CameraFormat) -> Rank {
    Rank(values: [
      Double(format.area), format.packing == .raw ? 1 : 0, format.rate?.perSecond ?? 30,
    ])
  }

  private func rank(of format: CameraFormat, _ shape: Double) -> Rank {
    let own = Double(format.widths.lowerBound) / Double(format.heights.lowerBound)
    let rate = format.rate?.perSecond ?? 30
    let isSmall = format.area <= Self.seenArea
    return Rank(values: [
      rate >= Self.fluent ? 1 : 0, isSmall ? 1 : 0, abs(own - shape) < 0.02 ? 1 : 0,
      Double(isSmall ? format.area : -format.area), min(rate, 30),
      format.packing == .raw ? 1 : 0,
    ])
  }

  private struct Rank: Comparable {
    let values: [Double]

    static func < (one: Rank, other: Rank) -> Bool {
      one.values.lexicographicallyPrecedes(other.values)
    }
  }
}
