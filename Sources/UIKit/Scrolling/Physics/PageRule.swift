import Foundation

/// Where content that stops at pages comes to rest, in one direction.
package nonisolated enum PageRule {
  /// What is slower, in points a second, goes to the nearest page; what is faster to the next one.
  package static let flickSpeed: CGFloat = 200

  /// The offset of the page to stop at; never more than one page from `start`, where the finger took the
  /// content up.
  package static func target(
    from offset: CGFloat, start: CGFloat, velocity: CGFloat, in axis: ScrollAxis
  ) -> CGFloat {
    guard axis.length > 0 else { return axis.clamped(offset) }
    let pages = (offset - axis.least) / axis.length
    let startPage = ((start - axis.least) / axis.length).rounded()
    var page = pages.rounded()
    if velocity >= flickSpeed { page = pages.rounded(.up) }
    if velocity <= -flickSpeed { page = pages.rounded(.down) }
    page = min(max(page, startPage - 1), startPage + 1)
    return axis.clamped(axis.least + page * axis.length)
  }
}
