import Foundation
import UIKitLoop

/// What scrolls without touching the screen: makes events of it, for the view that was under the pointer when
/// it began.
@MainActor final class ScrollInput {
  /// Steps that follow within so many seconds, with the pointer where it was, go to the same view, though other
  /// content comes by under the pointer.
  static let steadiness: TimeInterval = 0.3

  private let loop: any MainLoop
  /// Of what is under way; nil when nothing is.
  private var pointer: UITouch?
  private var type = UIScrollType.continuous
  private var isLoose = false
  private var place = CGPoint.zero
  private var silence: LoopTicket?
  private var steady = Steady()

  init(loop: any MainLoop) {
    self.loop = loop
  }

  /// - Parameter modifiers: those that are held on the keyboard.
  func handle(
    _ scroll: HostScroll, at time: TimeInterval, modifiers: UIKeyModifierFlags,
    in application: UIApplication
  ) {
    let numbers = [scroll.location.x, scroll.location.y, scroll.delta.dx, scroll.delta.dy]
    let isUsable = numbers.allSatisfy(\.isFinite)
    guard isUsable || scroll.phase == .ended || scroll.phase == .cancelled else { return }
    if isUsable { place = scroll.location.limited }
    let moment = Moment(
      way: isUsable ? scroll.delta.way(modifiers) : .zero, time: time, modifiers: modifiers,
      application: application)
    switch scroll.phase {
    case .began:
      end(.cancelled, moment)
      begin(.continuous, moment)
    case .changed:
      if isLoose { end(.ended, moment) }
      pointer == nil ? begin(.continuous, moment) : move(moment)
    case .ended:
      end(.ended, moment)
    case .cancelled:
      end(.cancelled, moment)
    case .loose:
      if !isLoose { end(.ended, moment) }
      isLoose = true
      pointer == nil ? begin(.continuous, moment) : move(moment)
      waitForSilence(moment)
    case .notched:
      end(.ended, moment)
      begin(.discrete, moment)
      end(.ended, moment)
    }
  }

  /// A finger comes first.
  func breakOff(at time: TimeInterval, in application: UIApplication) {
    end(.cancelled, Moment(time: time, application: application))
  }

  private func begin(_ type: UIScrollType, _ moment: Moment) {
    self.type = type
    let kept = type == .discrete ? steady.view(at: place, moment.time) : nil
    let probe = UIEvent(sequence: ())
    guard let view = kept ?? moment.application.hit(place, with: probe)?.view,
      let window = view.window
    else { return }
    if type == .discrete { steady = Steady(view: view, place: place, time: moment.time) }
    let pointer = UITouch(
      window: window, location: window.convertFromScreen(place), type: .indirectPointer,
      timestamp: moment.time)
    pointer.isScroll = true
    pointer.view = view
    self.pointer = pointer
    send(.began, moment)
  }

  private func move(_ moment: Moment) {
    guard let pointer else { return }
    pointer.previousWindowLocation = pointer.windowLocation
    if let window = pointer.window { pointer.windowLocation = window.convertFromScreen(place) }
    send(.moved, moment)
  }

  private func end(_ phase: UITouch.Phase, _ moment: Moment) {
    silence?.cancel()
    silence = nil
    var moment = moment
    moment.way = .zero
    send(phase, moment)
    pointer = nil
    isLoose = false
  }

  private func send(_ phase: UITouch.Phase, _ moment: Moment) {
    guard let pointer else { return }
    pointer.phase = phase
    pointer.timestamp = moment.time
    let event = ScrollEvent(type, phase, by: moment.way, isLoose: isLoose, pointer: pointer)
    event.timestamp = moment.time
    event.modifierFlags = moment.modifiers
    moment.application.sendEvent(event)
  }

  private func waitForSilence(_ moment: Moment) {
    silence?.cancel()
    let (loop, modifiers) = (loop, moment.modifiers)
    silence = loop.schedule(after: HostScroll.pause) {
      [weak self, weak application = moment.application] in
      guard let application else { return }
      self?.end(
        .ended, Moment(time: loop.now, modifiers: modifiers, application: application))
    }
  }
}

/// What an event is made of.
private struct Moment {
  var way = CGPoint.zero
  let time: TimeInterval
  var modifiers: UIKeyModifierFlags = []
  let application: UIApplication
}

/// Where a wheel was turned last.
@MainActor private struct Steady {
  weak var view: UIView?
  var place = CGPoint.zero
  var time: TimeInterval = 0

  func view(at place: CGPoint, _ time: TimeInterval) -> UIView? {
    guard place == self.place, time - self.time <= ScrollInput.steadiness, view?.window != nil
    else { return nil }
    return view
  }
}

extension CGVector {
  /// As a way in points that nothing overflows by. With Shift held a wheel that has one direction has the other.
  fileprivate func way(_ modifiers: UIKeyModifierFlags) -> CGPoint {
    let way = CGPoint(x: dx, y: dy).limited
    return modifiers.contains(.shift) && way.x == 0 ? CGPoint(x: way.y, y: 0) : way
  }
}
