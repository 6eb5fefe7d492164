/// Who else, beside the delegate, is told what a scroll view does: one body at the most, after the delegate.
@MainActor package final class ScrollObservers {
  /// What is told.
  package enum Notice: Sendable {
    case scroll
    case willBeginDragging
    case didEndDragging
    case didEndDecelerating
  }

  /// Told of everything; nil when nobody listens.
  package var body: (@MainActor (UIScrollView, Notice) -> Void)?

  func tell(_ notice: Notice, _ view: UIScrollView) { body?(view, notice) }
}
