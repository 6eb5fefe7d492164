#if os(Linux)
  import UIKit

  /// The wire from a scroll view to the kit; it leaves the delegate alone.
  @MainActor final class ScrollConnection {
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
      self.scrollView = scrollView
    }

    func open(_ body: @escaping @MainActor (UIScrollView, ScrollMoment) -> Void) {
      scrollView?.observers.body = { body($0, ScrollMoment($1)) }
    }

    func close() {
      scrollView?.observers.body = nil
    }
  }

  extension ScrollMoment {
    fileprivate init(_ notice: ScrollObservers.Notice) {
      switch notice {
      case .scroll: self = .scroll
      case .willBeginDragging: self = .willBeginDragging
      case .didEndDragging: self = .didEndDragging
      case .didEndDecelerating: self = .didEndDecelerating
      }
    }
  }
#endif
