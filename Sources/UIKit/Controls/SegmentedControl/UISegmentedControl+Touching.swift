import Foundation

extension UISegmentedControl {
  func press(_ touch: UITouch) -> Bool {
    guard let index = usableIndex(at: touch.location(in: self)) else { return false }
    drag = SegmentDrag(at: index, selected: isMomentary || selection < 0 ? nil : selection)
    showSoftly()
    return true
  }

  func movePress(_ touch: UITouch) {
    guard let old = drag else { return }
    let place = touch.location(in: self)
    // A finger that pulls the pill may go past the ends.
    let x = old.holdsPill ? place.x.clamped(to: 0...max(0, bounds.width - 1)) : place.x
    let isNear = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).holds(place)
    drag?.move(to: isNear ? usableIndex(at: CGPoint(x: x, y: bounds.midY)) : nil)
    if drag != old { showSoftly() }
  }

  func endPress(_ event: UIEvent?) {
    guard let ended = drag else { return }
    drag = nil
    if let index = ended.index {
      choose(index, event)
    } else {
      showSoftly()
    }
  }

  func forgetPress() {
    drag = nil
    showSoftly()
  }

  /// Selects as a person does, and tells.
  func choose(_ index: Int, _ event: UIEvent?) {
    let isNew = index != selection || isMomentary
    selection = index
    showSoftly()
    guard isNew else { return }
    if let action = segment(index)?.action { sendAction(action) }
    sendValueChanged(event)
  }

  func activate(_ view: SegmentView) -> Bool {
    guard let index = segments.firstIndex(where: { $0 === view }), isEnabled, view.isEnabled else {
      return false
    }
    choose(index, nil)
    return true
  }

  /// The next segment that can be used, towards an end.
  func stepSelection(_ direction: ControlStep) {
    let usable = segments.indices.filter { segments[$0].isEnabled }
    let next =
      direction == .up
      ? usable.first { $0 > selection } : usable.last { $0 < selection || selection < 0 }
    if let next { choose(next, nil) }
  }

  private func usableIndex(at place: CGPoint) -> Int? {
    segments.firstIndex { $0.isEnabled && $0.frame.minX <= place.x && place.x < $0.frame.maxX }
  }
}
