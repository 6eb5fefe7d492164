import Foundation

/// The first pass of a frame: what the person did since the last one reaches windows and views.
@MainActor final class EventsPass {
  private let screen: UIScreen
  private let event = UIEvent(sequence: ())
  private var queue: [(event: HostEvent, time: TimeInterval)] = []
  /// How many of the queue have been taken, and how many there were before the queue's first.
  private var taken = 0
  private var takenBefore = 0
  private var touches: [Int: UITouch] = [:]
  private var taps = TapCounter()
  private let keys = PressDispatcher()
  private let scrolling: ScrollInput
  /// How many events are being sent: more than one when a handler runs the loop.
  private var depth = 0

  init(screen: UIScreen) {
    self.screen = screen
    scrolling = ScrollInput(loop: screen.loop)
  }

  var isEmpty: Bool { taken == queue.count }

  func append(_ event: HostEvent, at time: TimeInterval) {
    queue.append((event, time))
  }

  /// Delivers what has come up to now.
  ///
  /// NB: one at a time from the queue, so that a loop that a handler runs goes on where it stands.
  func run(_ application: UIApplication) {
    let end = takenBefore + queue.count
    while takenBefore + taken < end {
      let item = queue[taken]
      taken += 1
      switch item.event {
      case .touches(let batch): deliver(batch, at: item.time, to: application)
      case .key(let key):
        screen.tree.layoutIfNeeded()
        keys.handle(key, at: item.time, in: application)
      case .composition(let composition):
        application.keyWindow?.compose(composition)
      case .scroll(let scroll):
        screen.tree.layoutIfNeeded()
        scrolling.handle(scroll, at: item.time, modifiers: keys.modifiers, in: application)
      case .action(let action, let number):
        screen.tree.layoutIfNeeded()
        act(action, on: number, at: item.time, in: application)
      case .pasteboard(let text): application.pasteboard.take(text)
      case .open(let files): application.open(files)
      case .visibility(let isSeen): application.show(isSeen)
      case .quit: application.onQuit()
      case .device(let device): change(to: device, application)
      }
    }
    guard isEmpty else { return }
    takenBefore += taken
    queue = []
    taken = 0
  }

  /// A message may tell several moments of one finger: each is an event of its own.
  private func deliver(
    _ batch: [HostTouch], at time: TimeInterval, to application: UIApplication
  ) {
    var moment: [HostTouch] = []
    for change in batch {
      if moment.contains(where: { $0.id == change.id }) {
        send(moment, at: time, to: application)
        moment = []
      }
      moment.append(change)
    }
    send(moment, at: time, to: application)
  }

  private func send(
    _ moment: [HostTouch], at time: TimeInterval, to application: UIApplication
  ) {
    // One that comes down without having gone up: the host lost its end.
    let lost = moment.filter { $0.phase == .began && touches[$0.id] != nil }
    if !lost.isEmpty {
      let ends = lost.map { HostTouch(id: $0.id, phase: .cancelled, location: .nowhere) }
      send(ends, at: time, to: application)
    }
    if moment.contains(where: { $0.phase == .began }) {
      scrolling.breakOff(at: time, in: application)
    }
    // Views stand where the last frame's layout or later code has put them; a hit needs that done.
    screen.tree.layoutIfNeeded()
    let outer = depth == 0 ? [] : event.touches.map { ($0, $0.phase) }
    for touch in touches.values { touch.phase = .stationary }
    for change in moment { apply(change, at: time, in: application) }
    let all = inOrder
    touches = touches.filter { !$0.value.isOver }
    if all.contains(where: { $0.phase != .stationary }) {
      event.timestamp = time
      event.modifierFlags = keys.modifiers
      event.touches = all
      event.buttonMask = all.reduce(into: []) { $0.formUnion($1.buttons) }
      depth += 1
      application.sendEvent(event)
      depth -= 1
    }
    // The event around this one goes on as it was.
    for (touch, phase) in outer where !touch.isOver { touch.phase = phase }
    event.touches = depth == 0 ? inOrder : outer.map(\.0)
  }

  private var inOrder: [UITouch] { touches.sorted { $0.key < $1.key }.map(\.value) }

  /// A finger that is down stays where it was when its new place is none.
  private func apply(_ change: HostTouch, at time: TimeInterval, in application: UIApplication) {
    let place = change.location
    let isSomewhere = place.x.isFinite && place.y.isFinite
    let reached = place.limited
    if change.phase == .began {
      guard isSomewhere else { return }
      touches[change.id] = begin(change, at: reached, time: time, in: application)
      return
    }
    guard let touch = touches[change.id], isSomewhere || change.phase != .moved else { return }
    touch.previousWindowLocation = touch.windowLocation
    if isSomewhere {
      touch.windowLocation = touch.window.map { $0.convertFromScreen(reached) } ?? reached
    }
    touch.phase = change.phase
    touch.timestamp = time
    if change.phase == .moved, !change.buttons.isEmpty { touch.buttons = change.buttons }
  }

  private func begin(
    _ change: HostTouch, at place: CGPoint, time: TimeInterval, in application: UIApplication
  ) -> UITouch? {
    guard let (view, window, point) = application.hit(place, with: event) else { return nil }
    window.focusSystem.rest()
    let touch = UITouch(window: window, location: point, type: change.type, timestamp: time)
    touch.view = view
    touch.buttons = change.buttons
    // A further finger that comes while one is down is no second tap.
    if touches.isEmpty { touch.tapCount = taps.count(at: place, time: time) }
    return touch
  }

  /// What has no use of its own for assistive technology is touched, in the middle of what can be seen of it.
  private func act(
    _ action: HostAction, on number: Int, at time: TimeInterval, in application: UIApplication
  ) {
    guard let point = application.elements.act(action, on: number, in: application) else { return }
    for phase in [UITouch.Phase.began, .ended] {
      send([HostTouch(id: .min, phase: phase, location: point)], at: time, to: application)
    }
  }

  private func change(to device: HostDevice, _ application: UIApplication) {
    let old = screen.device
    screen.change(to: device)
    for window in application.windows { window.screenDidChange(from: old, to: device) }
    if old.reducesTransparency != device.reducesTransparency {
      application.post(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    }
    if old.reducesMotion != device.reducesMotion {
      application.post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      application.post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    }
  }
}

/// Counts taps in quick succession at one place.
private struct TapCounter {
  private var last: (point: CGPoint, time: TimeInterval, count: Int)?

  mutating func count(at point: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let last, time - last.time <= TapMachine.longestPause,
      point.distance(to: last.point) <= TapMachine.reach
    {
      count = last.count + 1
    }
    last = (point, time, count)
    return count
  }
}

extension CGPoint {
  /// A place that is none.
  fileprivate static let nowhere = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
}
