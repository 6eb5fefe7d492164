/// Rectangles of pixels that somebody has not seen yet, merged so that there are few.
struct Damage: Equatable, Sendable {
  /// A rectangle of pixels.
  struct Rect: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var area: Int { width * height }
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    func union(_ other: Rect) -> Rect {
      let (left, top) = (min(x, other.x), min(y, other.y))
      return Rect(
        x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The part within `width` by `height` pixels; nil for none.
    func clipped(_ width: Int, _ height: Int) -> Rect? {
      let (left, top) = (max(0, x), max(0, y))
      let (right, bottom) = (min(maxX, width), min(maxY, height))
      guard right > left, bottom > top else { return nil }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  static let most = 8
  private(set) var rects: [Rect] = []

  var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle. Two become one where that hardly adds pixels, and the cheapest two when there would be too many.
  mutating func add(_ rect: Rect) {
    var rect = rect
    while let index = rects.firstIndex(where: { isCheap($0, rect) }) {
      rect = rects.remove(at: index).union(rect)
    }
    rects.append(rect)
    while rects.count > Self.most { mergeCheapest() }
  }

  mutating func take() -> [Rect] {
    defer { rects = [] }
    return rects
  }

  private func isCheap(_ first: Rect, _ second: Rect) -> Bool {
    first.union(second).area <= (first.area + second.area) * 5 / 4
  }

  private mutating func mergeCheapest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}
