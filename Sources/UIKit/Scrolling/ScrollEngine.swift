import Foundation
import UIKitLayers
import UIKitLoop

/// Carries out what a scroll view's machine says: moves the bounds, frame by frame while there is
/// something to move, and tells the delegate.
///
/// NB: each call of the delegate may change anything: stop, move, remove or free the view. What is to be
/// done afterwards is looked up anew.
@MainActor final class ScrollEngine: FrameStepping {
  var machine = ScrollMachine()
  private(set) var isDragging = false
  private(set) var isDecelerating = false
  private(set) var isTravelling = false
  private var isDecelerationTold = false
  /// Whether a finger is on the content.
  var isTracking = false

  /// What is added to the content's inset, with that.
  private(set) var insets = UIEdgeInsets.zero
  /// What is left of the safe area for the content.
  private(set) var insetsForSubviews = UIEdgeInsets.zero

  private(set) weak var view: UIScrollView?
  /// The offset that the machine asked for; another one comes from outside.
  private var expected: CGPoint?
  /// The time of the frame, or of the event, that is being worked on.
  private var time: TimeInterval { view?.window?.screen.loop.now ?? 0 }
  private var delegate: (any UIScrollViewDelegate)? { view?.scrollDelegate }
  private var isUpdating = false

  func attach(to view: UIScrollView) {
    self.view = view
    contentChanged()
    view.touchHandling.attach()
  }

  // MARK: Offsets

  /// Puts the content somewhere, rounded to pixels.
  func put(_ offset: CGPoint) {
    guard let view else { return }
    let scale = view.window?.screen.scale ?? view.traitCollection.displayScale
    let rounded = offset.rounded(toScale: scale)
    expected = expected == offset ? rounded : nil
    if rounded != view.bounds.origin { view.bounds.origin = rounded }
  }

  func originChanged(from old: CGPoint) {
    guard let view, view.bounds.origin != old else { return }
    let new = view.bounds.origin
    if expected == new {
      expected = nil
    } else {
      machine.move(to: new, at: time)
    }
    delegate?.scrollViewDidScroll(view)
  }

  /// Shows where the machine has the content.
  private func showOffset() {
    guard let view else { return }
    expected = machine.offset
    view.contentOffset = machine.offset
    expected = nil
  }

  func go(to offset: CGPoint, animated: Bool) {
    guard let view else { return }
    endMotion()
    guard animated, view.window != nil, view.bounds.origin != offset,
      offset.x.isFinite, offset.y.isFinite
    else {
      view.contentOffset = offset
      return
    }
    machine.travel(to: offset, at: time)
    isTravelling = true
    startStepping()
  }

  func show(_ rect: CGRect, animated: Bool) {
    guard let view, !rect.isNull, rect.hasFiniteSides else { return }
    let seen = view.bounds.inset(by: insets)
    var offset = view.bounds.origin
    offset.x += Self.way(rect.minX, rect.maxX, in: seen.minX, seen.maxX)
    offset.y += Self.way(rect.minY, rect.maxY, in: seen.minY, seen.maxY)
    offset = machine.space.clamped(offset)
    if offset != view.bounds.origin { view.setContentOffset(offset, animated: animated) }
  }

  /// How far it is to where a stretch is seen, or its nearer end where it is longer than what is seen.
  private static func way(
    _ start: CGFloat, _ end: CGFloat, in seenStart: CGFloat, _ seenEnd: CGFloat
  ) -> CGFloat {
    if start >= seenStart, end <= seenEnd { return 0 }
    let toStart = start - seenStart
    let toEnd = end - seenEnd
    if toStart * toEnd <= 0 { return 0 }
    return abs(toStart) < abs(toEnd) ? toStart : toEnd
  }

  // MARK: Content

  /// Works out anew what there is to scroll. Content at rest is brought back between its ends; where it
  /// stood at its beginning, it does so again.
  func contentChanged() {
    guard let view, !isUpdating else { return }
    isUpdating = true
    let old = insets
    let wasAtBeginning = (
      x: view.bounds.minX == -insets.left, y: view.bounds.minY == -insets.top
    )
    let new = ScrollInsets(view)
    insets = new.adjusted
    updateInsetsForSubviews(new)
    machine.change(Self.space(of: view, insets), at: time)
    isUpdating = false
    if machine.phase == .resting, !isTracking {
      var offset = machine.space.clamped(view.bounds.origin)
      if wasAtBeginning.x { offset.x = machine.space.x.least }
      if wasAtBeginning.y { offset.y = machine.space.y.least }
      if offset != view.bounds.origin { view.contentOffset = offset }
    }
    if insets != old { view.adjustedContentInsetDidChange() }
  }

  private func updateInsetsForSubviews(_ insets: ScrollInsets) {
    let (all, added) = (insets.safeArea, insets.added)
    let left = UIEdgeInsets(
      top: all.top - added.top, left: all.left - added.left, bottom: all.bottom - added.bottom,
      right: all.right - added.right)
    guard left != insetsForSubviews else { return }
    insetsForSubviews = left
    for subview in view?.subviewStorage ?? [] { subview.updateSafeArea() }
  }

  private static func space(of view: UIScrollView, _ insets: UIEdgeInsets) -> ScrollSpace {
    ScrollSpace(
      x: ScrollAxis(
        content: view.contentSize.width, length: view.bounds.width, before: insets.left,
        after: insets.right, bounces: view.bouncesHorizontally,
        alwaysBounces: view.alwaysBounceHorizontal),
      y: ScrollAxis(
        content: view.contentSize.height, length: view.bounds.height, before: insets.top,
        after: insets.bottom, bounces: view.bouncesVertically,
        alwaysBounces: view.alwaysBounceVertical))
  }

  // MARK: Fingers

  func beginDrag(travel: CGVector) {
    guard let view else { return }
    endMotion()
    isDragging = true
    machine.beginDrag(
      lock: view.isDirectionalLockEnabled ? ScrollLock.forTravel(travel) : .none)
    delegate?.scrollViewWillBeginDragging(view)
  }

  func drag(to translation: CGPoint) {
    guard isDragging else { return }
    machine.drag(to: translation)
    showOffset()
  }

  func endDrag(fingerVelocity: CGPoint) {
    guard isDragging, let view else { return }
    let release = machine.release(fingerVelocity: fingerVelocity)
    var target = release.target
    delegate?.scrollViewWillEndDragging(
      view,
      withVelocity: CGPoint(x: release.velocity.x / 1000, y: release.velocity.y / 1000),
      targetContentOffset: &target)
    guard isDragging else { return }
    isDragging = false
    if !(target.x.isFinite && target.y.isFinite) { target = release.target }
    isDecelerating = machine.letGo(release, target: target, at: time)
    isTracking = false
    delegate?.scrollViewDidEndDragging(view, willDecelerate: isDecelerating)
    beginDecelerating()
  }

  private func beginDecelerating() {
    guard let view, isDecelerating else { return }
    isDecelerationTold = true
    delegate?.scrollViewWillBeginDecelerating(view)
    startStepping()
  }

  /// A finger has come down: what moves by itself stops. Returns whether anything did.
  func holdStill() -> Bool {
    guard isDecelerating || isTravelling else { return false }
    endMotion()
    return true
  }

  /// The last finger has gone, without a drag: what it held beyond an end comes back.
  func letLoose() {
    guard let view, view.window != nil, !isDragging, machine.phase == .resting else { return }
    guard !isDecelerating, !isTravelling else { return }
    guard machine.comeBack(at: time) else { return }
    isDecelerating = true
    beginDecelerating()
  }

  // MARK: Going on and stopping

  private func startStepping() {
    guard isDecelerating || isTravelling else { return }
    view?.window?.screen.tree.startStepping(self)
  }

  func step(at time: TimeInterval) -> Bool {
    guard isDecelerating || isTravelling, view != nil else { return false }
    machine.advance(to: time)
    showOffset()
    if machine.phase == .resting { endMotion() }
    return isDecelerating || isTravelling
  }

  /// Ends what goes on by itself, where it is.
  func endMotion() {
    guard let view else { return }
    if !isDragging { machine.stop() }
    if isTravelling {
      isTravelling = false
      delegate?.scrollViewDidEndScrollingAnimation(view)
    }
    if isDecelerating {
      isDecelerating = false
      let wasTold = isDecelerationTold
      isDecelerationTold = false
      if wasTold { delegate?.scrollViewDidEndDecelerating(view) }
    }
  }

  func stopForGood() {
    guard let view else { return }
    if isDragging {
      // Taking the finger off ends the drag as its cancellation does.
      view.panGestureRecognizer.breakOff()
    }
    endMotion()
    var offset = machine.space.clamped(view.contentOffset)
    if view.isPagingEnabled { offset = machine.release(fingerVelocity: .zero).target }
    if offset != view.contentOffset { view.contentOffset = offset }
  }

  func leaveWindow() {
    guard isDecelerating || isTravelling else { return }
    endMotion()
  }
}

extension CGPoint {
  /// The point on whole device pixels that is nearest.
  nonisolated func rounded(toScale scale: CGFloat) -> CGPoint {
    guard scale > 0 else { return self }
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}
