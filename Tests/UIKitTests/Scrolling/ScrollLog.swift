import UIKit

/// Writes down what a scroll view tells; runs of `didScroll` as one.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  private(set) var scrollCount = 0
  var newTarget: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?
  var onCall: ((String, UIScrollView) -> Void)?

  func clear() {
    calls = []
    scrollCount = 0
  }

  private func note(_ call: String, _ scrollView: UIScrollView) {
    calls.append(call)
    onCall?(call, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollCount += 1
    if calls.last != "scroll" { calls.append("scroll") }
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let newTarget { targetContentOffset.pointee = newTarget }
    note("willEnd", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "didEnd, goes on" : "didEnd", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willDecelerate", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didDecelerate", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didAnimate", scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("inset", scrollView)
  }
}
