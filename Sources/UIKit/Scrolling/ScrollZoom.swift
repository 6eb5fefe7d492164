import Foundation
import UIKitGraphics
import UIKitLayers
import UIKitLoop

/// Zooms the content of a scroll view: the transform of the delegate's view, the content's size, and the
/// offset that keeps what is under the fingers there.
@MainActor final class ScrollZoom: FrameStepping {
  private(set) var scale: CGFloat = 1
  private(set) var isZooming = false
  private(set) var isBouncing = false
  private(set) var isAnimating = false

  private unowned let view: UIScrollView
  private let recognizer = ScrollPinch()
  private var token: GestureHandlers.Token?
  private var pinch: Pinch?
  /// Whether a finger has stopped content on its way to a scale within the limits.
  private var isHeld = false
  private var travel: (way: ZoomTravel, since: TimeInterval)?

  /// Fingers that pinch: the scale when they began, and the point of the content that they hold.
  private struct Pinch {
    let content: UIView
    var start: CGFloat
    var anchor: CGPoint
  }

  init(_ view: UIScrollView) {
    self.view = view
    recognizer.scrollView = view
    token = recognizer.handlers.add { [weak view] _ in view?.zoom.pinchChanged() }
  }

  var law: ZoomLaw {
    ZoomLaw(
      least: view.minimumZoomScale, most: view.maximumZoomScale, bounces: view.bouncesZoom)
  }

  private var isEnabled: Bool { view.maximumZoomScale > view.minimumZoomScale }

  /// The pinch, while there is something to zoom between.
  var pinchRecognizer: UIPinchGestureRecognizer? { isEnabled ? recognizer : nil }

  /// Whether two fingers move the content, and the pan leaves it alone.
  var holdsContent: Bool { pinch != nil && recognizer.numberOfTouches > 1 }

  func limitsChanged() {
    if isEnabled {
      if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    } else {
      view.removeGestureRecognizer(recognizer)
    }
  }

  func mayBegin() -> Bool { view.scrollDelegate?.viewForZooming(in: view) != nil }

  // MARK: By code

  func go(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let content = view.scrollDelegate?.viewForZooming(in: view) else {
      return
    }
    let middle = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    let anchor = content.convert(view.contentOffset + middle, from: view)
    let scale = law.clamped(scale)
    go(
      to: scale, content, offset: { [view] in view.convert(anchor, from: content) - middle },
      animated)
  }

  func go(to rect: CGRect, animated: Bool) {
    guard let content = view.scrollDelegate?.viewForZooming(in: view), rect.hasFiniteSides,
      rect.width > 0, rect.height > 0
    else { return }
    let size = view.bounds.size
    let scale = law.clamped(min(size.width / rect.width, size.height / rect.height))
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let target = CGPoint(x: rect.midX, y: rect.midY)
    go(
      to: scale, content, offset: { [view] in view.convert(target, from: content) - middle },
      animated)
  }

  /// `offset` tells, once the content has its new scale, which offset belongs to that.
  private func go(
    to new: CGFloat, _ content: UIView, offset: () -> CGPoint, _ animated: Bool
  ) {
    end()
    view.engine.endMotion()
    let old = (scale: scale, offset: view.contentOffset)
    // NB: where the content comes to lie is found by putting it there.
    view.engine.holdingBack {
      apply(new, to: content)
      view.engine.put(view.engine.machine.space.clamped(offset()))
    }
    let goal = view.contentOffset
    guard animated, view.window != nil, old.scale != new || old.offset != goal else {
      if old.offset != goal { view.engine.tellScroll() }
      if old.scale != new { view.scrollDelegate?.scrollViewDidZoom(view) }
      return
    }
    view.engine.holdingBack {
      apply(old.scale, to: content)
      view.engine.put(old.offset)
    }
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
    isAnimating = true
    start(ZoomTravel(from: old.scale, to: new, offsets: ScrollTravel(from: old.offset, to: goal)))
  }

  // MARK: By fingers

  private func pinchChanged() {
    switch recognizer.state {
    case .began: begin()
    case .changed: follow()
    case .ended, .cancelled, .failed: letGo()
    case .possible: break
    }
  }

  private func begin() {
    guard let content = view.scrollDelegate?.viewForZooming(in: view) else { return }
    end()
    view.engine.endMotion()
    let start = law.wanted(forScale: scale)
    pinch = Pinch(content: content, start: start, anchor: recognizer.location(in: content))
    isZooming = true
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
    follow()
  }

  private func follow() {
    guard let pinch, recognizer.numberOfTouches > 1 else { return }
    zoom(
      pinch.content, to: law.scale(forWanted: pinch.start * recognizer.scale), anchor: pinch.anchor,
      at: recognizer.location(in: view) - view.contentOffset)
  }

  /// Scales the content so that a point of it lies at a point of the viewport.
  private func zoom(_ content: UIView, to new: CGFloat, anchor: CGPoint, at point: CGPoint) {
    apply(new, to: content)
    let offset = view.convert(anchor, from: content) - point
    let space = view.engine.machine.space
    // Content that fits stays where it is.
    view.contentOffset = CGPoint(
      x: space.x.most > space.x.least ? offset.x : space.x.least,
      y: space.y.most > space.y.least ? offset.y : space.y.least)
    view.scrollDelegate?.scrollViewDidZoom(view)
  }

  private func letGo() {
    guard let pinch else { return }
    self.pinch = nil
    isZooming = false
    isHeld = false
    let goal = law.clamped(scale)
    guard goal != scale else {
      view.scrollDelegate?.scrollViewDidEndZooming(view, with: pinch.content, atScale: scale)
      return
    }
    bounce(pinch.content, to: goal, about: recognizer.location(in: view) - view.contentOffset)
  }

  /// A finger has come down: what zooms by itself stops where it is.
  func hold() {
    isHeld = isHeld || isBouncing || (isAnimating && law.clamped(scale) != scale)
    end()
  }

  /// The finger has gone that held content beyond a limit. Returns whether it comes back.
  func comeBack() -> Bool {
    guard isHeld, pinch == nil, view.window != nil else { return false }
    isHeld = false
    let goal = law.clamped(scale)
    guard goal != scale, let content = view.scrollDelegate?.viewForZooming(in: view) else {
      return false
    }
    bounce(content, to: goal, about: CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2))
    return isBouncing
  }

  /// Brings content back that was zoomed beyond a limit.
  private func bounce(_ content: UIView, to goal: CGFloat, about middle: CGPoint) {
    let old = (scale: scale, offset: view.contentOffset)
    let anchor = content.convert(old.offset + middle, from: view)
    view.engine.holdingBack {
      apply(goal, to: content)
      view.engine.put(
        view.engine.machine.space.clamped(view.convert(anchor, from: content) - middle))
    }
    let end = view.contentOffset
    view.engine.holdingBack {
      apply(old.scale, to: content)
      view.engine.put(old.offset)
    }
    isBouncing = true
    start(ZoomTravel(from: old.scale, to: goal, offsets: ScrollTravel(from: old.offset, to: end)))
  }

  // MARK: Going on

  private func start(_ way: ZoomTravel) {
    guard let screen = view.window?.screen else { return }
    travel = (way, screen.loop.now)
    screen.tree.startStepping(self)
  }

  func step(at time: TimeInterval) -> Bool {
    guard let travel, let content = view.scrollDelegate?.viewForZooming(in: view) else {
      end()
      return false
    }
    let elapsed = max(0, time - travel.since)
    apply(travel.way.scale(at: elapsed), to: content)
    view.contentOffset = travel.way.offsets.position(at: elapsed)
    view.scrollDelegate?.scrollViewDidZoom(view)
    if ScrollTravel.isOver(after: elapsed) { end() }
    return self.travel != nil
  }

  /// Ends what zooms by itself, where it is.
  func end() {
    guard isAnimating || isBouncing else { return }
    travel = nil
    isAnimating = false
    isBouncing = false
    let content = view.scrollDelegate?.viewForZooming(in: view)
    view.scrollDelegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
  }

  /// Ends what zooms by itself; content beyond a limit is put there.
  func endWithinLimits() {
    if isBouncing || isHeld || isAnimating, pinch == nil, law.clamped(scale) != scale,
      let content = view.scrollDelegate?.viewForZooming(in: view)
    {
      isHeld = false
      apply(law.clamped(scale), to: content)
      view.engine.put(view.engine.machine.space.clamped(view.contentOffset))
      view.scrollDelegate?.scrollViewDidZoom(view)
    }
    end()
  }

  /// Scales the content about the corner of its frame, and makes the content's size that of its frame.
  private func apply(_ new: CGFloat, to content: UIView) {
    scale = new
    let corner = content.frame.origin
    content.transform = CGAffineTransform(scaleX: new, y: new)
    let moved = content.frame.origin
    content.center = CGPoint(
      x: content.center.x + corner.x - moved.x, y: content.center.y + corner.y - moved.y)
    view.engine.withoutSettling { view.contentSize = content.frame.size }
  }
}
