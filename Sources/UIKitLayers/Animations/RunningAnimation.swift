import Foundation

/// An animation on its layer: the copy that runs, and how far it has come.
final class RunningAnimation {
  enum Stage { case waiting, running, ended }

  let animation: CAAnimation
  let key: String?
  private(set) var stage = Stage.waiting

  init(_ animation: CAAnimation, key: String?, group: CompletionGroup?) {
    self.animation = animation
    self.key = key
    self.group = group
    group?.enter()
  }

  /// Whether it is known when it begins.
  private(set) var isResolved = false

  /// Settles its begin: `now`, in the layer's own time, unless one was set.
  func begin(at now: TimeInterval) {
    guard !isResolved else { return }
    isResolved = true
    if animation.beginTime == 0 || !animation.beginTime.isFinite { animation.beginTime = now }
  }

  /// Moves on to where it is at `time`; returns what to tell the delegate, in order.
  func advance(to time: TimeInterval) -> [() -> Void] {
    guard isResolved else { return [] }
    var calls: [() -> Void] = []
    let phase = animation.clock.phase(at: time)
    if stage == .waiting, phase != .before {
      stage = .running
      let animation = animation
      if let delegate = animation.delegate {
        calls.append { delegate.animationDidStart(animation) }
      }
    }
    if stage == .running, case .after = phase {
      calls.append { self.end(finished: true) }
    }
    return calls
  }

  /// Tells the delegate and the transaction, once, and lets go of both.
  func end(finished: Bool) {
    guard stage != .ended else { return }
    stage = .ended
    let delegate = animation.delegate
    animation.delegate = nil
    delegate?.animationDidStop(animation, finished: finished)
    group?.leave()
    group = nil
  }

  private var group: CompletionGroup?
}
