import UIKit

/// Paints a landscape: sky, light, stars, three ridges, and the lake that mirrors them.
struct LandscapePainter {
  let landscape: Landscape
  let size: CGSize

  /// Where the lake begins, as a fraction of the height.
  private static let shore: CGFloat = 0.68

  /// A picture as small as a stamp.
  static var small: UIImage {
    let painter = LandscapePainter(landscape: .dusk, size: CGSize(width: 84, height: 60))
    return UIGraphicsImageRenderer(size: painter.size).image { context in
      painter.paint(in: CGRect(origin: .zero, size: painter.size), context.cgContext)
    }
  }

  /// The postcard: the picture with a white rim.
  func postcard() -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let bounds = CGRect(origin: .zero, size: size)
      UIColor.white.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 6).fill()
      let picture = bounds.insetBy(dx: 8, dy: 8)
      let canvas = context.cgContext
      canvas.saveGState()
      UIBezierPath(roundedRect: picture, cornerRadius: 2).addClip()
      paint(in: picture, canvas)
      canvas.restoreGState()
    }
  }

  /// Paints the picture into a box.
  func paint(in box: CGRect, _ canvas: CGContext) {
    let shore = box.minY + box.height * Self.shore
    canvas.saveGState()
    canvas.clip(to: CGRect(x: box.minX, y: box.minY, width: box.width, height: shore - box.minY))
    paintLand(in: box, canvas)
    canvas.restoreGState()
    // The lake shows the land upside down and darker.
    canvas.saveGState()
    canvas.clip(to: CGRect(x: box.minX, y: shore, width: box.width, height: box.maxY - shore))
    canvas.translateBy(x: 0, y: 2 * shore)
    canvas.scaleBy(x: 1, y: -1)
    paintLand(in: box, canvas)
    canvas.restoreGState()
    let water = CGRect(x: box.minX, y: shore, width: box.width, height: box.maxY - shore)
    UIColor(hex: landscape.ridges[2]).withAlphaComponent(0.38).setFill()
    canvas.fill(water)
    paintRipples(in: water)
  }

  private func paintLand(in box: CGRect, _ canvas: CGContext) {
    let colors = landscape.sky.map { UIColor(hex: $0).cgColor }
    let shore = box.minY + box.height * Self.shore
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
      locations: [0, 0.38, 0.75, 1])
    {
      canvas.drawLinearGradient(
        gradient, start: box.origin, end: CGPoint(x: box.minX, y: shore),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    if landscape == .night { paintStars(in: box) }
    paintLight(in: box, canvas)
    for (index, color) in landscape.ridges.enumerated() {
      UIColor(hex: color).setFill()
      ridge(index, in: box).fill()
    }
  }

  private func paintLight(in box: CGRect, _ canvas: CGContext) {
    let middle = CGPoint(
      x: box.minX + box.width * landscape.place.x, y: box.minY + box.height * landscape.place.y)
    let color = UIColor(hex: landscape.light)
    let strength = landscape == .night ? 0.35 : 0.75
    let glow = [color.withAlphaComponent(strength).cgColor, color.withAlphaComponent(0).cgColor]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: glow as CFArray, locations: [0, 1])
    {
      canvas.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 0, endCenter: middle,
        endRadius: box.height * 0.42, options: [])
    }
    color.setFill()
    let radius = box.height * 0.075
    UIBezierPath(
      ovalIn: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  /// The same sky each time: the numbers follow from each other.
  private func paintStars(in box: CGRect) {
    var state: UInt32 = 20_250
    func next() -> CGFloat {
      state = state &* 1_664_525 &+ 1_013_904_223
      return CGFloat(state >> 8) / CGFloat(1 << 24)
    }
    for _ in 0..<90 {
      let (x, y, size) = (next(), next(), next())
      let radius = 0.3 + 0.8 * size * size
      UIColor.white.withAlphaComponent(1 - 0.85 * y).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: box.minX + box.width * x, y: box.minY + box.height * 0.52 * y, width: 2 * radius,
          height: 2 * radius)
      ).fill()
    }
  }

  private func ridge(_ index: Int, in box: CGRect) -> UIBezierPath {
    let depth = CGFloat(index)
    let shore = box.minY + box.height * Self.shore
    let path = UIBezierPath()
    path.move(to: CGPoint(x: box.minX, y: shore))
    let steps = 64
    for step in 0...steps {
      let x = CGFloat(step) / CGFloat(steps)
      // Three waves that do not repeat together, the sharpest for the farthest ridge.
      let peaks = abs(sin(x * (5.1 - depth) + 1.7 * depth + 0.4))
      let hills = sin(x * 13 + 2.1 * depth) * 0.16 + sin(x * 31 + depth) * 0.05
      let height = box.height * (0.3 - 0.085 * depth) * (0.42 + 0.5 * peaks + hills)
      path.addLine(to: CGPoint(x: box.minX + box.width * x, y: shore - max(0, height)))
    }
    path.addLine(to: CGPoint(x: box.maxX, y: shore))
    path.close()
    return path
  }

  private func paintRipples(in water: CGRect) {
    let middle = water.minX + water.width * landscape.place.x
    for index in 0..<7 {
      let depth = CGFloat(index) / 7
      let width = water.width * (0.05 + 0.2 * depth)
      let shift = (index % 2 == 0 ? 1 : -1) * width * 0.18
      let line = CGRect(
        x: middle - width / 2 + shift, y: water.minY + water.height * (0.07 + 0.88 * depth),
        width: width, height: 1 + 1.4 * depth)
      UIColor(hex: landscape.light).withAlphaComponent(0.5 - 0.35 * depth).setFill()
      UIBezierPath(roundedRect: line, cornerRadius: line.height / 2).fill()
    }
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
