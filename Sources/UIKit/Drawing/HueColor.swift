import Foundation

/// A colour by hue, saturation and brightness, each 0 to 1, and its way to red, green and blue.
nonisolated struct HueColor: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : spread / high
    if spread == 0 {
      hue = 0
    } else if high == red {
      hue = ((green - blue) / spread / 6).wrapped
    } else if high == green {
      hue = ((blue - red) / spread + 2) / 6
    } else {
      hue = ((red - green) / spread + 4) / 6
    }
  }

  var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (hue.wrapped * 6 + offset).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (channel(5), channel(3), channel(1))
  }
}

nonisolated extension CGFloat {
  /// Into 0..<1, whole turns left out; 0 for what is not finite.
  fileprivate var wrapped: CGFloat {
    guard isFinite else { return 0 }
    let rest = truncatingRemainder(dividingBy: 1)
    return rest < 0 ? rest + 1 : rest
  }
}
