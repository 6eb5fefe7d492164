#if os(iOS)
  import QuartzCore
  import UIKit

  /// The wire from a scroll view to the kit; it leaves the delegate alone: the offset is observed, the pan has
  /// one target more, and after a finger each frame looks whether the content still moves.
  @MainActor final class ScrollConnection: NSObject {
    private weak var scrollView: UIScrollView?
    private var body: (@MainActor (UIScrollView, ScrollMoment) -> Void)?
    private var observation: NSKeyValueObservation?
    private var link: CADisplayLink?

    init(_ scrollView: UIScrollView) {
      self.scrollView = scrollView
      super.init()
    }

    func open(_ body: @escaping @MainActor (UIScrollView, ScrollMoment) -> Void) {
      close()
      self.body = body
      observation = scrollView?.observe(\.contentOffset, options: [.old, .new]) {
        [weak self] scrollView, change in
        guard change.oldValue != change.newValue else { return }
        // UIKit scrolls on the main thread alone.
        MainActor.assumeIsolated { self?.body?(scrollView, .scroll) }
      }
      scrollView?.panGestureRecognizer.addTarget(self, action: #selector(panned))
    }

    func close() {
      guard body != nil else { return }
      body = nil
      observation = nil
      link?.invalidate()
      link = nil
      scrollView?.panGestureRecognizer.removeTarget(self, action: #selector(panned))
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
      guard let scrollView else { return }
      switch pan.state {
      case .began: body?(scrollView, .willBeginDragging)
      case .ended, .cancelled:
        body?(scrollView, .didEndDragging)
        if scrollView.isDecelerating { watch() }
      default: break
      }
    }

    private func watch() {
      guard link == nil, body != nil else { return }
      // NB: the link keeps its target, and runs no longer than the content.
      let link = CADisplayLink(target: self, selector: #selector(look))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    @objc private func look() {
      guard scrollView?.isDecelerating != true else { return }
      link?.invalidate()
      link = nil
      if let scrollView { body?(scrollView, .didEndDecelerating) }
    }
  }
#endif
