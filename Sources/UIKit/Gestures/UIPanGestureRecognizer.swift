public import Foundation

/// Fingers that drag, and, if it is asked for, what scrolls.
///
/// Begins after 10 points of travel, as measured on UIKit; these are left out of the translation.
/// Then it follows the fingers (`changed`) until the last one is lifted (`ended`).
///
/// A trackpad that scrolls begins with its first movement. A step of a wheel is a gesture of its own, which
/// begins and ends at once. ``UIGestureRecognizer/numberOfTouches`` is 0 for both.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag. 1 by default.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// What it follows beside fingers: nothing by default, and in a scroll view all.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var machine = PanMachine()

  /// How far the fingers went, in points of `view` (the window's when nil), since it began or
  /// since the translation was set.
  open func translation(in view: UIView?) -> CGPoint {
    vector(machine.translation, in: view)
  }

  /// Sets the translation, in points of `view`: from here on it counts from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = inWindow(.zero, from: view)
    machine.translation = inWindow(translation, from: view) - origin
  }

  /// How fast the fingers go, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(machine.velocity, in: view)
  }

  /// Takes up another finger. One too many makes it fail, or is left alone when it has begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
        return
      }
      for touch in self.touches.dropFirst(maximumNumberOfTouches) { ignore(touch, for: event) }
    }
    machine.fingersChanged(at: location(in: nil), time: event.timestamp)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let begins = machine.move(to: location(in: nil), time: event.timestamp)
    if state == .possible {
      if begins { state = mayBegin(with: machine.travel) ? .began : .failed }
    } else {
      state = .changed
    }
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= touches.count else {
      let rest = remainingMiddle(without: touches)
      machine.fingersChanged(at: rest, time: event.timestamp)
      return
    }
    machine.lift(time: event.timestamp)
    state = state == .possible ? .failed : .ended
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the drag.
  open override func reset() {
    machine = PanMachine()
  }

  override func takes(_ touch: UITouch) -> Bool { touch.isByPrimary }

  override func takes(_ scrollType: UIScrollType) -> Bool {
    allowedScrollTypesMask.contains(scrollType == .discrete ? .discrete : .continuous)
  }

  override func scrolled(_ event: ScrollEvent) {
    if event.phase == .began { machine.fingersChanged(at: .zero, time: event.timestamp) }
    if event.delta != .zero {
      let begins = machine.move(by: event.delta, after: 0, time: event.timestamp)
      if state == .possible {
        if begins { state = mayBegin(with: machine.travel) ? .began : .failed }
      } else {
        state = .changed
      }
    }
    if event.phase == .ended {
      machine.lift(time: event.timestamp)
      state = state == .possible ? .failed : .ended
    } else if event.phase == .cancelled {
      state = .cancelled
    }
  }

  /// Whether it begins after going `way` points in the window.
  func mayBegin(with way: CGPoint) -> Bool { true }

  /// Has it begin only in some directions, until the next reset.
  func limit(to axes: PanAxes) { machine.axes = axes }

  /// How far the fingers went up to the beginning, in points of the window.
  var wayToBeginning: CGPoint { machine.travel }

  private func remainingMiddle(without gone: Set<UITouch>) -> CGPoint {
    let rest = (0..<numberOfTouches).map { touches[$0] }.filter { !gone.contains($0) }
    let sum = rest.reduce(CGPoint.zero) { $0 + $1.windowLocation }
    return CGPoint(x: sum.x / CGFloat(rest.count), y: sum.y / CGFloat(rest.count))
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view.window != nil else { return vector }
    return view.convert(vector, from: nil) - view.convert(.zero, from: nil)
  }

  private func inWindow(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, view.window != nil else { return point }
    return view.convert(point, to: nil)
  }
}
