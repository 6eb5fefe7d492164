import Foundation

extension UISlider {
  /// A finger that holds the thumb.
  struct Grip {
    /// Where the thumb would be if the slider had no ends: 0 at the minimum, 1 at the maximum.
    var place: Double
    var hasMoved = false
  }

  /// Whether a touch is on the thumb, or so near that a finger means it.
  func isOnThumb(_ touch: UITouch) -> Bool {
    let thumb = shownThumb
    let margin = max(0, (44 - min(thumb.width, thumb.height)) / 2)
    return thumb.insetBy(dx: -margin, dy: -margin).holds(touch.location(in: self))
  }

  func takeGrip() {
    grip = Grip(place: range.fraction(of: value))
  }

  /// Moves the thumb as far as the finger has moved.
  func pull(_ touch: UITouch, _ event: UIEvent?) {
    let travel = touch.location(in: self).x - touch.previousLocation(in: self).x
    let track = trackRect(forBounds: bounds)
    let length = thumbPath(track: track, thumbWidth: shownThumb.width)
    // A subclass may follow touches that its superclass would not.
    if grip == nil { takeGrip() }
    guard travel.isFinite, travel != 0, length > 0, var grip else { return }
    grip.place += Double((isMirrored ? -travel : travel) / length)
    grip.hasMoved = true
    self.grip = grip
    let old = value
    take(range.value(at: grip.place))
    if isContinuous, value != old { sendValueChanged(event) }
  }

  /// As in UIKit, the value is told at the end too: whoever looks at the touch's phase learns that it is over.
  func letGo(_ event: UIEvent?) {
    let hasMoved = grip?.hasMoved == true
    grip = nil
    if hasMoved { sendValueChanged(event) }
  }

  /// A tenth of the range.
  func stepByTenth(_ direction: ControlStep) {
    let old = value
    let place = range.fraction(of: value) + (direction == .up ? 0.1 : -0.1)
    // A `Float` is not quite a tenth: without rounding the way back ends beside the minimum.
    take(range.value(at: (place * 1e6).rounded() / 1e6))
    if value != old { sendValueChanged() }
  }

  private func take(_ new: Float) {
    _ = range.setValue(new)
    setNeedsLayout()
  }
}
