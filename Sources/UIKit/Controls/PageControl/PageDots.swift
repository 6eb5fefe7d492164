import Foundation

/// Where the dots of a page control are, as numbers, along the direction of the pages.
///
/// Where there is no room for all, as many as fit are shown around the current one, and those at an end with more
/// behind it are smaller.
nonisolated struct PageDots: Equatable {
  /// From the middle of one dot to the next, in points.
  static let pitch: CGFloat = 17
  /// The diameter of a dot, in points.
  static let diameter: CGFloat = 7
  /// Before the first dot and behind the last, in points.
  static let margin: CGFloat = 14
  /// The size across, in points.
  static let breadth: CGFloat = 26

  let count: Int
  let current: Int
  /// The length there is, in points.
  let length: CGFloat
  /// The first page shown.
  private(set) var first: Int

  /// - Parameter first: the first page shown before; it moves only as far as it has to.
  init(count: Int, current: Int, length: CGFloat, first: Int) {
    self.count = count
    self.current = current
    self.length = length
    let room = length.isFinite ? length - 2 * Self.margin + Self.pitch - Self.diameter : 0
    shownCount = min(count, max(1, Int((room / Self.pitch + 0.01).clamped(to: 0...10_000))))
    // One more than the current one is in sight where there is one.
    let lead = shownCount > 2 ? 1 : 0
    var start = min(first, current - lead)
    start = max(start, current + lead - shownCount + 1)
    self.first = min(max(start, 0), max(0, count - shownCount))
  }

  /// How many dots are shown.
  let shownCount: Int

  /// The pages shown.
  var shown: Range<Int> { first..<first + shownCount }

  /// The length that shows `count` dots.
  static func length(of count: Int) -> CGFloat {
    count > 0 ? CGFloat(count) * pitch + 2 * margin - (pitch - diameter) : 0
  }

  /// The middle of a page's dot.
  func middle(of page: Int) -> CGFloat {
    let inset = (length - CGFloat(shownCount - 1) * Self.pitch) / 2
    return inset + CGFloat(page - first) * Self.pitch
  }

  /// How large a page's dot is against the others.
  func scale(of page: Int) -> CGFloat {
    guard shown.contains(page) else { return 0.2 }
    guard page != current else { return 1 }
    let before = first > 0 ? page - first : shownCount
    let behind = first + shownCount < count ? first + shownCount - 1 - page : shownCount
    return switch min(before, behind) {
    case 0: 0.5
    case 1: 0.75
    default: 1
    }
  }
}
