public import Foundation
import UIKitGraphics

/// A view that shows a part of its content and that fingers move it by.
///
/// Its ``bounds`` have the ``contentOffset`` as their origin; subviews are the content. What comes after a
/// finger is UIKit's: it begins after 10 points of travel, content that is let go slows down and comes to
/// rest, what is pulled beyond the content's end gives way less and less and springs back.
///
/// A touch reaches the content after .15 seconds, or when the finger is lifted before; one that comes
/// down while the content moves by itself stops that and does nothing else.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegateHolding {
  // MARK: Making

  /// Makes a scroll view with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    engine.attach(to: self)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Content

  /// The point of the content at the upper left corner of the view: the origin of ``bounds``, in points,
  /// rounded to device pixels.
  ///
  /// It may be set to any point. While the content moves by itself it goes on from there, which is how
  /// content without an end is made; ``setContentOffset(_:animated:)`` stops it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { engine.put(newValue) }
  }

  /// The size of the content in points, zero at first.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { engine.contentChanged() } }
  }

  /// Room around the content that can be scrolled to, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { engine.contentChanged() } }
  }

  /// ``contentInset`` with what is added for the safe area.
  open var adjustedContentInset: UIEdgeInsets { engine.insets }

  /// Called after ``adjustedContentInset`` changed. Call super: it tells the delegate.
  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// When the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { engine.contentChanged() }
  }

  /// Puts the content at an offset, at once or on a way of .3 seconds, at whose end
  /// `scrollViewDidEndScrollingAnimation(_:)` is told. What moved it before is over.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    engine.go(to: contentOffset, animated: animated)
  }

  /// Scrolls no further than is needed to show `rect` of the content, and not beyond its ends; not at all
  /// when it is in view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    engine.show(rect, animated: animated)
  }

  /// The control above the content that asks for new content. It lies behind the other subviews.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.scrollView = nil
      oldValue?.removeFromSuperview()
      if let refreshControl {
        if let other = refreshControl.scrollView, other !== self { other.refreshControl = nil }
        insertSubview(refreshControl, at: 0)
        refreshControl.scrollView = self
      }
      engine.refreshChanged()
      refreshControl?.follow()
    }
  }

  // MARK: How it moves

  /// Whether fingers scroll. Switching it off ends a drag.
  open var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }

  /// Whether a drag that begins along one axis stays on it. Nearer than 30 degrees to an axis is along it.
  open var isDirectionalLockEnabled = false

  /// Whether content goes beyond its ends and back, in both directions.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether content goes beyond its left and right ends and back.
  open var bouncesHorizontally = true { didSet { engine.contentChanged() } }

  /// Whether content goes beyond its upper and lower ends and back.
  open var bouncesVertically = true { didSet { engine.contentChanged() } }

  /// Whether a finger moves content up and down that fits.
  open var alwaysBounceVertical = false { didSet { engine.contentChanged() } }

  /// Whether a finger moves content sideways that fits.
  open var alwaysBounceHorizontal = false { didSet { engine.contentChanged() } }

  /// Whether content stops at multiples of the view's size.
  open var isPagingEnabled = false { didSet { engine.machine.isPaging = isPagingEnabled } }

  /// How fast content slows down that is let go.
  open var decelerationRate = DecelerationRate.normal {
    didSet { engine.machine.rate = decelerationRate.rawValue }
  }

  /// Whether a drag sideways that begins at an end of the content goes to a scroll view around this one.
  open var transfersHorizontalScrollingToParent = true

  /// Whether a drag up or down that begins at an end of the content goes to a scroll view around this one.
  open var transfersVerticalScrollingToParent = true

  // MARK: What it does now

  /// Whether a finger is on the content; it need not have moved.
  open var isTracking: Bool { engine.isTracking }

  /// Whether a finger moves the content.
  open var isDragging: Bool { engine.isDragging }

  /// Whether the content moves by itself after a finger let it go.
  open var isDecelerating: Bool { engine.isDecelerating }

  /// Whether the content is on the way that ``setContentOffset(_:animated:)`` sent it.
  open var isScrollAnimating: Bool { engine.isTravelling }

  /// Ends whatever moves the content. Beyond an end it is put back there, with paging at a page.
  open func stopScrollingAndZooming() { engine.stopForGood() }

  // MARK: Touches

  /// Whether a touch waits .15 seconds, for a drag, before it reaches the content.
  open var delaysContentTouches = true

  /// Whether a drag may take a touch back that has reached the content.
  open var canCancelContentTouches = true

  /// Whether touches that began in `view`, within the content, reach it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// Whether a drag may take a touch back that has reached `view`; asked when a finger that is on it moves,
  /// and ``canCancelContentTouches``. Not from a control, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recogniser that drags. Leave its delegate alone.
  open var panGestureRecognizer: UIPanGestureRecognizer { touchHandling.pan }

  /// Keeps the scroll view's own recognisers from beginning where they have nothing to do.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === panGestureRecognizer { return touchHandling.panMayBegin() }
    if gestureRecognizer === pinchGestureRecognizer { return zoom.mayBegin() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Zooming

  /// The smallest scale, 1 by default. Fingers zoom when ``maximumZoomScale`` is larger and the delegate's
  /// `viewForZooming(in:)` names a view.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoom.limitsChanged() } }

  /// The largest scale, 1 by default.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoom.limitsChanged() } }

  /// The scale of the view that the delegate's `viewForZooming(in:)` names; 1 at first. Set, it is brought
  /// between the limits, and the middle of what is seen stays.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom.go(to: newValue, animated: false) }
  }

  /// Zooms to a scale, at once or in .3 seconds. See ``zoomScale``.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom.go(to: scale, animated: animated)
  }

  /// Zooms so that `rect`, in the coordinates of the view that is zoomed, is seen whole and in the middle, as
  /// far as the limits and the content's ends let it.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.go(to: rect, animated: animated) }

  /// Whether fingers may zoom beyond the limits, and the content comes back.
  open var bouncesZoom = true

  /// Whether fingers zoom.
  open var isZooming: Bool { zoom.isZooming }

  /// Whether content comes back that was zoomed beyond a limit.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// Whether ``setZoomScale(_:animated:)`` or ``zoom(to:animated:)`` zooms.
  open var isZoomAnimating: Bool { zoom.isAnimating }

  /// The recogniser that zooms; nil when there is nothing to zoom between. Leave its delegate alone.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinchRecognizer }

  // MARK: Indicators

  /// Whether an indicator at the side shows where the content is while it moves.
  open var showsVerticalScrollIndicator = true { didSet { indicators.hide() } }

  /// Whether an indicator below shows where the content is while it moves.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.hide() } }

  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.place() } }

  /// How far the indicator at the side stays from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.place() } }

  /// How far the indicator below stays from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.place() } }

  /// Sets the insets of both indicators; gives those of the one at the side.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether indicators stay clear of what ``adjustedContentInset`` adds to ``contentInset``.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.place() } }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: View

  /// The view in its own coordinates; the origin is the ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      engine.originChanged(from: old)
    }
  }

  /// Works the ``adjustedContentInset`` out anew.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    engine.contentChanged()
  }

  /// Ends what moves by itself when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { engine.leaveWindow() }
  }

  /// Works the ``adjustedContentInset`` out anew.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    engine.contentChanged()
  }

  // MARK: For the files beside this one

  override func looksDidChange() { indicators.place() }
  override func boundsSizeDidChange() { engine.contentChanged() }
  /// What the adjusted inset keeps free of the content need not be kept free by it once more.
  override var safeAreaInsetsForSubviews: UIEdgeInsets { engine.insetsForSubviews }
  override func lets(_ touches: Set<UITouch>, with event: UIEvent?, reach view: UIView) -> Bool {
    view === self || touchesShouldBegin(touches, with: event, in: view)
  }

  /// Told after the last finger has gone that was on the content.
  func fingersGone() {}

  /// The bar that its content is scrolled under.
  weak var barAbove: UINavigationBar?
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  package let observers = ScrollObservers()
  let engine = ScrollEngine()
  private(set) lazy var touchHandling = ScrollTouches(self)
  private(set) lazy var zoom = ScrollZoom(self)
  private(set) lazy var indicators = ScrollIndicators(self)
}
