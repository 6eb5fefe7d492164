package import Foundation

extension PathData {
  /// How far the control points of a quarter circle of radius 1 lie from its ends.
  package static let quarterCircleControl: CGFloat = 0.5522847498307936

  /// Adds an arc that begins at an angle and sweeps by `delta` radians, with a line to its start when
  /// a subpath is open.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    _ transform: CGAffineTransform
  ) {
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite else {
      return
    }
    let turn = 2 * CGFloat.pi
    let delta = max(-turn, min(delta, turn))
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      let sine = sin(angle)
      let cosine = cos(angle)
      return CGPoint(
        x: center.x + radius * (cosine - along * sine),
        y: center.y + radius * (sine + along * cosine)
      ).applying(transform)
    }
    let start = point(startAngle, 0)
    if isEmpty { move(to: start) } else { line(to: start) }
    guard delta != 0 else { return }
    let pieces = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let from = startAngle + CGFloat(piece) * step
      let to = from + step
      curve(to: point(to, 0), point(from, reach), point(to, -reach))
    }
  }

  /// Adds an arc between two angles in one of the two directions.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    _ transform: CGAffineTransform
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise && delta > 0 {
      delta -= turn
    } else if !clockwise && delta < 0 {
      delta += turn
    }
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Adds a line and an arc that touches the two lines from the current point over `corner` to `end`.
  package mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, from start: CGPoint,
    _ transform: CGAffineTransform
  ) {
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let firstLength = hypot(first.dx, first.dy)
    let secondLength = hypot(second.dx, second.dy)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius.isFinite, radius > 0, firstLength > 0, secondLength > 0,
      abs(cross) > 1e-9 * firstLength * secondLength
    else {
      line(to: corner.applying(transform))
      return
    }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (firstLength * secondLength)
    let halfAngle = acos(max(-1, min(1, cosine))) / 2
    let tangent = radius / tan(halfAngle)
    let toCenter = radius / sin(halfAngle)
    let u = CGVector(dx: first.dx / firstLength, dy: first.dy / firstLength)
    let v = CGVector(dx: second.dx / secondLength, dy: second.dy / secondLength)
    let middle = hypot(u.dx + v.dx, u.dy + v.dy)
    let center = CGPoint(
      x: corner.x + (u.dx + v.dx) / middle * toCenter,
      y: corner.y + (u.dy + v.dy) / middle * toCenter)
    let startAngle = atan2(
      corner.y + u.dy * tangent - center.y, corner.x + u.dx * tangent - center.x)
    let endAngle = atan2(corner.y + v.dy * tangent - center.y, corner.x + v.dx * tangent - center.x)
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: cross > 0, transform)
  }

  /// Adds the ellipse that fills a rectangle, as a closed subpath.
  package mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
    addRounded(
      rect, width: abs(rect.size.width) / 2, height: abs(rect.size.height) / 2, transform)
  }

  /// Adds a rectangle whose corners are quarter ellipses, as a closed subpath.
  package mutating func addRounded(
    _ rect: CGRect, width: CGFloat, height: CGFloat, _ transform: CGAffineTransform
  ) {
    guard rect.isFinite, width.isFinite, height.isFinite else { return }
    let rect = rect.standardized
    let w = max(0, min(width, rect.width / 2))
    let h = max(0, min(height, rect.height / 2))
    let corners = [CGSize](repeating: CGSize(width: w, height: h), count: 4)
    addRounded(rect, corners, transform)
    if w == h && verbs.count == Self.roundedVerbCount && transform.isIdentity {
      mark(as: .roundedRect(rect, CornerRadii(all: w)))
    }
  }

  /// Adds a rectangle with a radius for each corner, as a closed subpath.
  package mutating func addRounded(
    _ rect: CGRect, radii: CornerRadii, _ transform: CGAffineTransform
  ) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    let fitted = radii.fitted(to: rect.size)
    if fitted.isZero && transform.isIdentity {
      addRect(rect)
      return
    }
    let corners = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
      .map { CGSize(width: $0, height: $0) }
    addRounded(rect, corners, transform)
    if verbs.count == Self.roundedVerbCount && transform.isIdentity {
      mark(as: .roundedRect(rect, fitted))
    }
  }

  /// Adds a rectangle of which the corners from the top left on, clockwise, are quarter ellipses where
  /// `rounded` says so.
  package mutating func addRounded(_ rect: CGRect, radii: CGSize, rounded: [Bool]) {
    guard rect.isFinite, radii.width.isFinite, radii.height.isFinite else { return }
    let rect = rect.standardized
    let size = CGSize(
      width: max(0, min(radii.width, rect.width / 2)),
      height: max(0, min(radii.height, rect.height / 2)))
    guard rounded.contains(true), size.width > 0, size.height > 0 else { return addRect(rect) }
    addRounded(rect, rounded.map { $0 ? size : .zero }, .identity)
  }

  private static let roundedVerbCount = 10

  private mutating func addRounded(
    _ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform
  ) {
    let away = 1 - Self.quarterCircleControl
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (tl, tr, br, bl) = (corners[0], corners[1], corners[2], corners[3])
    move(to: at(right, rect.midY))
    line(to: at(right, bottom - br.height))
    curve(
      to: at(right - br.width, bottom), at(right, bottom - br.height * away),
      at(right - br.width * away, bottom))
    line(to: at(left + bl.width, bottom))
    curve(
      to: at(left, bottom - bl.height), at(left + bl.width * away, bottom),
      at(left, bottom - bl.height * away))
    line(to: at(left, top + tl.height))
    curve(
      to: at(left + tl.width, top), at(left, top + tl.height * away),
      at(left + tl.width * away, top))
    line(to: at(right - tr.width, top))
    curve(
      to: at(right, top + tr.height), at(right - tr.width * away, top),
      at(right, top + tr.height * away))
    close()
  }
}
