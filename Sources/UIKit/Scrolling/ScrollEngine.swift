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
  var insets = UIEdgeInsets.zero
  /// What is added to it.
  var addedInsets = UIEdgeInsets.zero
  /// What a refresh control takes that is at work.
  var refreshHeight: CGFloat = 0
  /// What is left of the safe area for the content.
  var insetsForSubviews = UIEdgeInsets.zero

  private(set) weak var view: UIScrollView?
  /// The offset that the machine asked for; another one comes from outside.
  private var expected: CGPoint?
  /// The time of the frame, or of the event, that is being worked on.
  var time: TimeInterval { view?.window?.screen.loop.now ?? 0 }
  private var delegate: (any UIScrollViewDelegate)? { view?.scrollDelegate }
  /// Whether the delegate hears of the end of an animation.
  var tellsTravel = true
  var isUpdating = false
  private var isHeldBack = false
  var isLeftAlone = false

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
    if machine.phase != .resting {
      view.indicators.show(x: new.x != old.x, y: new.y != old.y)
    } else {
      view.indicators.place()
    }
    view.refreshControl?.follow()
    view.barAbove?.contentDidScroll()
    if !isHeldBack { tellScroll() }
  }

  func tellScroll() {
    guard let view else { return }
    delegate?.scrollViewDidScroll(view)
    view.observers.tell(.scroll, view)
  }

  /// Runs changes of the offset that nobody is told of.
  func holdingBack(_ change: () -> Void) {
    let wasHeldBack = isHeldBack
    isHeldBack = true
    change()
    isHeldBack = wasHeldBack
  }

  /// Runs changes of the content that it is not brought back for.
  func withoutSettling(_ change: () -> Void) {
    let wasLeftAlone = isLeftAlone
    isLeftAlone = true
    change()
    isLeftAlone = wasLeftAlone
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
    view.zoom.endWithinLimits()
    guard animated, view.window != nil, view.bounds.origin != offset,
      offset.x.isFinite, offset.y.isFinite
    else {
      view.contentOffset = offset
      return
    }
    machine.travel(to: offset, at: time)
    isTravelling = true
    tellsTravel = true
    startStepping()
  }

  func show(_ rect: CGRect, animated: Bool) {
    guard let view, !rect.isNull, rect.hasFiniteSides else { return }
    let offset = machine.space.clamped(
      view.bounds.inset(by: insets).offset(showing: rect, from: view.bounds.origin))
    if offset != view.bounds.origin { view.setContentOffset(offset, animated: animated) }
  }

  // MARK: Fingers

  /// - Parameter isBounded: whether it does not go beyond the content's ends.
  func beginDrag(travel: CGVector, isBounded: Bool = false) {
    guard let view else { return }
    endMotion()
    isDragging = true
    machine.beginDrag(
      lock: view.isDirectionalLockEnabled ? ScrollLock.forTravel(travel) : .none,
      isBounded: isBounded)
    delegate?.scrollViewWillBeginDragging(view)
    view.observers.tell(.willBeginDragging, view)
  }

  func drag(to translation: CGPoint) {
    guard isDragging, let view else { return }
    if view.zoom.holdsContent { return machine.pass(to: translation) }
    machine.drag(to: translation)
    showOffset()
  }

  /// A wheel was turned by a notch or more: for the delegate it is a drag that goes on to where it leads.
  func turn(by way: CGPoint) {
    guard view?.zoom.holdsContent == false else { return }
    let release = machine.step(by: way, at: time)
    guard release.target != machine.destination else { return }
    isTracking = true
    beginDrag(travel: CGVector(dx: way.x, dy: way.y))
    endDrag(release)
  }

  func endDrag(fingerVelocity: CGPoint) {
    endDrag(machine.release(fingerVelocity: fingerVelocity))
  }

  private func endDrag(_ release: ScrollRelease) {
    guard isDragging, let view else { return }
    var target = release.target
    delegate?.scrollViewWillEndDragging(
      view,
      withVelocity: CGPoint(x: release.velocity.x / 1000, y: release.velocity.y / 1000),
      targetContentOffset: &target)
    guard isDragging else { return }
    isDragging = false
    if !(target.x.isFinite && target.y.isFinite) { target = release.target }
    if view.zoom.isBouncing || view.zoom.comeBack() || view.window == nil {
      // The way back to a scale within the limits brings the content between its ends, too.
      machine.stop()
    } else {
      isDecelerating = machine.letGo(release, target: target, at: time)
    }
    isTracking = false
    if !isDecelerating { view.indicators.hideSoon() }
    delegate?.scrollViewDidEndDragging(view, willDecelerate: isDecelerating)
    view.observers.tell(.didEndDragging, view)
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
    guard let zoom = view?.zoom, isDecelerating || isTravelling || zoom.isAnimating else {
      return false
    }
    zoom.hold()
    endMotion()
    return true
  }

  /// The last finger has gone, without a drag: what it held beyond an end comes back.
  func letLoose() {
    guard let view, view.window != nil, !isDragging else { return }
    if view.zoom.comeBack() { return }
    guard machine.phase == .resting, !isDecelerating, !isTravelling, !view.zoom.isBouncing,
      !view.zoom.isAnimating
    else { return }
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
    if isTravelling || isDecelerating { view.indicators.hideSoon() }
    if isTravelling {
      isTravelling = false
      if tellsTravel { delegate?.scrollViewDidEndScrollingAnimation(view) }
    }
    if isDecelerating {
      isDecelerating = false
      let wasTold = isDecelerationTold
      isDecelerationTold = false
      if wasTold {
        delegate?.scrollViewDidEndDecelerating(view)
        view.observers.tell(.didEndDecelerating, view)
      }
    }
  }

  func stopForGood() {
    guard let view else { return }
    if isDragging {
      // Taking the finger off ends the drag as its cancellation does.
      view.panGestureRecognizer.breakOff()
    }
    endMotion()
    view.zoom.endWithinLimits()
    var offset = machine.space.clamped(view.contentOffset)
    if view.isPagingEnabled { offset = machine.release(fingerVelocity: .zero).target }
    if offset != view.contentOffset { view.contentOffset = offset }
  }

  func leaveWindow() {
    view?.zoom.endWithinLimits()
    view?.indicators.hide()
    guard isDecelerating || isTravelling else { return }
    endMotion()
  }
}
