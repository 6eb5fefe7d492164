import UIKit

/// A lake between mountains at a time of the day: what is on the postcards.
enum Landscape: String, CaseIterable {
  case dusk, night, morning

  /// The next one in the order, and the first after the last.
  func moved(by step: Int) -> Landscape {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + step + all.count) % all.count]
  }

  /// From the top of the sky to the horizon.
  var sky: [UInt32] {
    switch self {
    case .dusk: [0x2b1b5a, 0x8a3a7d, 0xf0736a, 0xffc27a]
    case .night: [0x050a24, 0x0d1b4b, 0x1f3c78, 0x4a6ea8]
    case .morning: [0x3d7cc9, 0x7fb4e6, 0xcfe3f0, 0xffeccd]
    }
  }

  /// The mountains, from the farthest to the nearest.
  var ridges: [UInt32] {
    switch self {
    case .dusk: [0x9a4a80, 0x5d2f6b, 0x2c1a44]
    case .night: [0x35548f, 0x1d3263, 0x0a1533]
    case .morning: [0x9cb9cf, 0x5f8aa3, 0x2f5a63]
    }
  }

  /// The sun or the moon.
  var light: UInt32 {
    switch self {
    case .dusk: 0xffe9b8
    case .night: 0xf4f1de
    case .morning: 0xfff8e0
    }
  }

  /// Where the light stands, as fractions of width and height.
  var place: CGPoint {
    switch self {
    case .dusk: CGPoint(x: 0.62, y: 0.47)
    case .night: CGPoint(x: 0.28, y: 0.2)
    case .morning: CGPoint(x: 0.76, y: 0.3)
    }
  }
}
