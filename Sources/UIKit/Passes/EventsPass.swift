import Foundation

/// The first pass of a frame: what the person did since the last one reaches windows and views.
@MainActor final class EventsPass {
  private let screen: UIScreen
  private let event = UIEvent(sequence: ())
  private var queue: [(event: HostEvent, time: TimeInterval)] = []
  private var touches: [Int: UITouch] = [:]
  private var taps = TapCounter()

  init(screen: UIScreen) {
    self.screen = screen
  }

  var isEmpty: Bool { queue.isEmpty }

  func append(_ event: HostEvent, at time: TimeInterval) {
    queue.append((event, time))
  }

  func run(_ application: UIApplication) {
    let pending = queue
    queue = []
    for item in pending {
      switch item.event {
      case .touches(let batch): deliver(batch, at: item.time, to: application)
      case .device(let device): change(to: device, application)
      }
    }
  }

  private func deliver(
    _ batch: [HostTouch], at time: TimeInterval, to application: UIApplication
  ) {
    // Views stand where the last frame's layout or later code has put them; a hit needs that done.
    screen.tree.layoutIfNeeded()
    for touch in touches.values { touch.phase = .stationary }
    for change in batch where change.location.x.isFinite && change.location.y.isFinite {
      apply(change, at: time, in: application)
    }
    event.timestamp = time
    event.touches = touches.sorted { $0.key < $1.key }.map(\.value)
    guard event.touches.contains(where: { $0.phase != .stationary }) else { return }
    application.sendEvent(event)
    touches = touches.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
    event.touches = touches.sorted { $0.key < $1.key }.map(\.value)
  }

  private func apply(_ change: HostTouch, at time: TimeInterval, in application: UIApplication) {
    if change.phase == .began {
      guard touches[change.id] == nil else { return }
      touches[change.id] = begin(change, at: time, in: application)
      return
    }
    guard let touch = touches[change.id] else { return }
    let location = touch.window.map { $0.convertFromScreen(change.location) } ?? change.location
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = location
    touch.phase = change.phase
    touch.timestamp = time
  }

  private func begin(
    _ change: HostTouch, at time: TimeInterval, in application: UIApplication
  ) -> UITouch? {
    for window in application.windows.reversed() where !window.isHidden {
      let point = window.convertFromScreen(change.location)
      guard let view = window.hitTest(point, with: event) else { continue }
      let touch = UITouch(window: window, location: point, type: change.type, timestamp: time)
      touch.view = view
      // A further finger that comes while one is down is no second tap.
      if touches.isEmpty { touch.tapCount = taps.count(at: change.location, time: time) }
      return touch
    }
    return nil
  }

  private func change(to device: HostDevice, _ application: UIApplication) {
    let old = screen.device
    screen.change(to: device)
    for window in application.windows { window.screenDidChange(from: old, to: device) }
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
