import Foundation

/// The system's signs for items of bars, drawn in a square of 24 points as stencils for the tint.
@MainActor enum SystemGlyph {
  /// The sign; nil for what has none. Made at the screen's scale.
  static func image(_ item: UIBarButtonItem.SystemItem) -> UIImage? {
    guard !item.isSpace, !item.isWord else { return nil }
    return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      UIColor.black.set()
      draw(item)
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func draw(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: break
    case .add: stroke([[(12, 4), (12, 20)], [(4, 12), (20, 12)]])
    case .compose:
      stroke([[(13, 4), (6, 4), (4, 6), (4, 18), (6, 20), (18, 20), (20, 18), (20, 11)]])
      stroke([[(9, 15), (10, 11.5), (18.5, 3), (21, 5.5), (12.5, 14), (9, 15)]])
    case .reply:
      stroke([[(9, 5), (3, 11), (9, 17)], [(3, 11), (15, 11), (19, 13), (21, 19)]])
    case .action:
      stroke([
        [(8, 9), (5, 9), (5, 21), (19, 21), (19, 9), (16, 9)], [(12, 15), (12, 2)],
        [(8, 6), (12, 2), (16, 6)],
      ])
    case .organize:
      stroke([
        [(3, 19), (3, 5), (9, 5), (11, 7.5), (21, 7.5), (21, 19), (3, 19)],
        [(3, 11), (21, 11)],
      ])
    case .bookmarks:
      stroke([
        [
          (12, 6.5), (9, 5), (3, 5), (3, 18), (9, 18), (12, 19.5), (15, 18), (21, 18), (21, 5),
          (15, 5), (12, 6.5),
        ],
        [(12, 6.5), (12, 19.5)],
      ])
    case .search:
      circle(10, 10, 6.5)
      stroke([[(14.8, 14.8), (21, 21)]])
    case .refresh:
      arc(12, 12.5, 8, from: -0.3, to: 1.45)
      stroke([[(12, 1.5), (15.5, 4.5), (12, 7.5)]])
    case .stop: stroke([[(5, 5), (19, 19)], [(19, 5), (5, 19)]])
    case .camera:
      stroke([
        [
          (3, 19), (3, 7.5), (7.5, 7.5), (9, 5), (15, 5), (16.5, 7.5), (21, 7.5), (21, 19), (3, 19),
        ]
      ])
      circle(12, 13, 3.8)
    case .trash:
      stroke([
        [(4, 6), (20, 6)], [(9, 6), (9.5, 3), (14.5, 3), (15, 6)],
        [(5.8, 6), (7, 21), (17, 21), (18.2, 6)], [(10, 10), (10.3, 17.5)],
        [(14, 10), (13.7, 17.5)],
      ])
    case .play: fill([[(6, 3.5), (20.5, 12), (6, 20.5)]])
    case .pause:
      fill([
        [(6, 4), (10, 4), (10, 20), (6, 20)], [(14, 4), (18, 4), (18, 20), (14, 20)],
      ])
    case .rewind:
      fill([[(12, 5), (2, 12), (12, 19)], [(22, 5), (12, 12), (22, 19)]])
    case .fastForward:
      fill([[(2, 5), (12, 12), (2, 19)], [(12, 5), (22, 12), (12, 19)]])
    case .undo: turn { $0 }
    case .redo: turn { 24 - $0 }
    case .close:
      let disc = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 22, height: 22))
      UIColor.black.withAlphaComponent(0.18).setFill()
      disc.fill()
      stroke([[(8, 8), (16, 16)], [(16, 8), (8, 16)]])
    }
  }

  private typealias Line = [(x: CGFloat, y: CGFloat)]

  private static func path(_ line: Line) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in line.enumerated() {
      let place = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = 1.8
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return path
  }

  private static func stroke(_ lines: [Line]) {
    for line in lines {
      let path = path(line)
      if line.count > 2, line[0] == line[line.count - 1] { path.close() }
      path.stroke()
    }
  }

  private static func fill(_ lines: [Line]) {
    for line in lines {
      let path = path(line)
      path.close()
      path.fill()
    }
  }

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    arc(x, y, radius, from: 0, to: 2)
  }

  /// An arc with the clock; its ends in half turns from the right.
  private static func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi, endAngle: end * .pi,
      clockwise: true)
    path.lineWidth = 1.8
    path.lineCapStyle = .round
    path.stroke()
  }

  /// An arrow that turns back, its places across put through `across`.
  private static func turn(_ across: (CGFloat) -> CGFloat) {
    stroke([[(across(8), 3.5), (across(3.5), 8), (across(8), 12.5)]])
    let path = UIBezierPath()
    path.move(to: CGPoint(x: across(3.5), y: 8))
    path.addLine(to: CGPoint(x: across(14), y: 8))
    path.addCurve(
      to: CGPoint(x: across(14), y: 20), controlPoint1: CGPoint(x: across(22), y: 8),
      controlPoint2: CGPoint(x: across(22), y: 20))
    path.addLine(to: CGPoint(x: across(9), y: 20))
    path.lineWidth = 1.8
    path.lineCapStyle = .round
    path.stroke()
  }
}
