import Foundation

/// A row of a wheel as it is seen: at most twice, on either side of the band's edge.
@MainActor final class WheelRow {
  let content: WheelContent
  /// What stands outside of the band; a row with a view of its own is there whole.
  var outer: UIView?
  /// What stands in the band.
  var inner: UILabel?

  init(_ content: WheelContent) {
    self.content = content
  }

  /// The view that the row is known by.
  var view: UIView? {
    if case .view(let view) = content { return view }
    return inner ?? outer
  }

  func remove() {
    outer?.removeFromSuperview()
    inner?.removeFromSuperview()
  }
}
