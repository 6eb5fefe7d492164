import Foundation

/// A finger on a page control, as numbers: it taps one side of the current dot, or goes through the pages.
///
/// Places are points along the direction of the pages.
nonisolated struct PageScrub {
  /// How far a finger goes before it goes through the pages, in points.
  static let slack: CGFloat = 10
  /// How far it goes from one page to the next, in points.
  static let stride: CGFloat = 14

  private let start: CGFloat
  private let firstPage: Int
  private(set) var isScrubbing = false

  init(at place: CGFloat, page: Int) {
    start = place
    firstPage = page
  }

  /// The finger moved. Returns the page it is at; nil as long as it may still be a tap.
  mutating func move(to place: CGFloat, count: Int) -> Int? {
    let travel = place - start
    guard travel.isFinite else { return nil }
    if abs(travel) >= Self.slack { isScrubbing = true }
    guard isScrubbing else { return nil }
    let pages = (travel / Self.stride).rounded(.towardZero).clamped(to: -1e6...1e6)
    return min(max(firstPage + Int(pages), 0), max(0, count - 1))
  }
}
