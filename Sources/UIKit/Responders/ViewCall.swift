import Foundation

/// One call of a view: all its touches of one phase.
@MainActor struct ViewCall {
  private let view: UIView
  private let phase: UITouch.Phase
  private var touches: Set<UITouch>
  private var event: UIEvent?

  static func add(_ record: TouchRecord, phase: UITouch.Phase, to calls: inout [ViewCall]) {
    guard let view = record.view else { return }
    if let index = calls.firstIndex(where: { $0.view === view && $0.phase == phase }) {
      calls[index].touches.insert(record.touch)
    } else {
      calls.append(ViewCall(view: view, phase: phase, touches: [record.touch]))
    }
  }

  /// The same call, as a part of `event`.
  func with(_ event: UIEvent) -> ViewCall {
    var call = self
    call.event = event
    return call
  }

  func run() {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
