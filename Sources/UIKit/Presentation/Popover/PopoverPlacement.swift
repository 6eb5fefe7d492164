import Foundation

/// Where a popover comes to lie beside what it points at; knows no views.
nonisolated struct PopoverPlacement: Equatable {
  /// How far the arrow stands out, and how wide it is at its foot, in points.
  static let arrow = CGSize(width: 37, height: 13)
  static let cornerRadius: CGFloat = 13

  /// The popover with its arrow.
  var frame: CGRect
  /// Where the arrow points; nothing for no arrow.
  var direction: UIPopoverArrowDirection
  /// From the middle of its side to the tip, along the side, in points.
  var arrowOffset: CGFloat = 0

  /// - Parameters:
  ///   - size: what is wanted for the contents.
  ///   - source: what it points at.
  ///   - space: what may be covered.
  ///   - allowed: where the arrow may point; nothing for a popover without one, in the middle of its source.
  init(
    size: CGSize, source: CGRect, space: CGRect, allowed: UIPopoverArrowDirection,
    mayOverlap: Bool = false
  ) {
    guard !allowed.intersection(.any).isEmpty else {
      let fitting = CGSize(
        width: min(size.width, space.width), height: min(size.height, space.height))
      frame = Self.within(
        space,
        CGRect(
          x: source.midX - fitting.width / 2, y: source.midY - fitting.height / 2,
          width: fitting.width, height: fitting.height))
      direction = []
      return
    }
    let all = Self.order.filter { allowed.contains($0) }
    let rooms = all.map { ($0, Self.room($0, source, space)) }
    // The first side with room for all of it, else the one with the most.
    let best =
      rooms.first { size.width <= $0.1.width && size.height <= $0.1.height }
      ?? rooms.max { Self.share(size, $0.1) < Self.share(size, $1.1) }
    (frame, direction) = (.zero, [])
    guard let (side, room) = best else { return }
    // A source that leaves no room on any side, not for a finger, is covered.
    let isHopeless = room.width < 44 || room.height < 44
    let least = mayOverlap || isHopeless ? size : .zero
    let fitting = CGSize(
      width: min(size.width, max(room.width, min(least.width, space.width))),
      height: min(size.height, max(room.height, min(least.height, space.height))))
    place(side, fitting, source, space)
  }

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  private mutating func place(
    _ side: UIPopoverArrowDirection, _ size: CGSize, _ source: CGRect, _ space: CGRect
  ) {
    let height = Self.arrow.height
    let isUpright = side == .up || side == .down
    let whole = CGSize(
      width: size.width + (isUpright ? 0 : height), height: size.height + (isUpright ? height : 0))
    var origin = CGPoint(x: source.midX - whole.width / 2, y: source.midY - whole.height / 2)
    switch side {
    case .up: origin.y = source.maxY
    case .down: origin.y = source.minY - whole.height
    case .left: origin.x = source.maxX
    default: origin.x = source.minX - whole.width
    }
    direction = side
    frame = Self.within(space, CGRect(origin: origin, size: whole))
    let length = isUpright ? frame.width : frame.height
    let wish = isUpright ? source.midX - frame.midX : source.midY - frame.midY
    // The foot stays clear of the round corners.
    let most = max(0, length / 2 - Self.cornerRadius - Self.arrow.width / 2)
    arrowOffset = min(max(wish, -most), most)
  }

  /// What there is for the contents on a side.
  private static func room(
    _ side: UIPopoverArrowDirection, _ source: CGRect, _ space: CGRect
  ) -> CGSize {
    switch side {
    case .up:
      CGSize(width: space.width, height: max(0, space.maxY - source.maxY - arrow.height))
    case .down:
      CGSize(width: space.width, height: max(0, source.minY - space.minY - arrow.height))
    case .left:
      CGSize(width: max(0, space.maxX - source.maxX - arrow.height), height: space.height)
    default:
      CGSize(width: max(0, source.minX - space.minX - arrow.height), height: space.height)
    }
  }

  /// How much of the contents there is room for.
  private static func share(_ size: CGSize, _ room: CGSize) -> CGFloat {
    min(size.width, room.width) * min(size.height, room.height)
  }

  private static func within(_ space: CGRect, _ box: CGRect) -> CGRect {
    var box = box
    box.origin.x = max(space.minX, min(box.minX, space.maxX - box.width)).rounded()
    box.origin.y = max(space.minY, min(box.minY, space.maxY - box.height)).rounded()
    return box
  }
}
