import Foundation

/// One call of a view: all its touches of one phase.
@MainActor struct ViewCall {
  private let view: UIView
  private let phase: UITouch.Phase
  private var touches: Set<UITouch>
  /// Where fingers went down that the view hears of now.
  private var starts: [(touch: UITouch, place: CGPoint)] = []
  private var event: UIEvent?

  static func add(_ record: TouchRecord, phase: UITouch.Phase, to calls: inout [ViewCall]) {
    guard let view = record.view else { return }
    if let index = calls.firstIndex(where: { $0.view === view && $0.phase == phase }) {
      calls[index].add(record)
    } else {
      var call = ViewCall(view: view, phase: phase, touches: [])
      call.add(record)
      calls.append(call)
    }
  }

  private mutating func add(_ record: TouchRecord) {
    touches.insert(record.touch)
    if phase == .began, record.touch.windowLocation != record.start {
      starts.append((record.touch, record.start))
    }
  }

  private init(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>) {
    (self.view, self.phase, self.touches) = (view, phase, touches)
  }

  /// The same call, as a part of `event`.
  func with(_ event: UIEvent) -> ViewCall {
    var call = self
    call.event = event
    return call
  }

  func run() {
    switch phase {
    case .began: begin()
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// A touch that was held back is where it began while the view hears of that; its way since then follows.
  private func begin() {
    let places = starts.map { ($0.touch, $0.touch.windowLocation, $0.place) }
    for (touch, _, start) in places {
      (touch.windowLocation, touch.previousWindowLocation) = (start, start)
    }
    view.touchesBegan(touches, with: event)
    for (touch, now, start) in places where touch.windowLocation == start {
      (touch.windowLocation, touch.previousWindowLocation) = (now, start)
    }
  }
}
