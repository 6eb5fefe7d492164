internal import CObservables

/// Work of one thread that waits until the stack has been unwound, so that streams that feed
/// streams do not pile up on it.
///
/// A thread has one from the outermost call to the end of all that was put off. Sources that emit
/// at once run on it and make way for others between elements.
final class Trampoline {
  /// Runs `node.resume()` now, if nothing runs on this thread's trampoline, and what is put off
  /// meanwhile after it. Otherwise puts it off.
  static func run(_ node: Node) {
    if let current {
      current.waiting.append((node, false))
    } else {
      Trampoline().drain(node, isInner: false)
    }
  }

  /// Runs `begin` with a trampoline under it: sources that it subscribes to wait until it has subscribed to
  /// all of them, and then take turns.
  static func open(_ begin: () -> Void) {
    if isRunning { return begin() }
    Trampoline().drain(begin)
  }

  /// The same for a subscription of an operator to an inner stream: it is put off only within
  /// another such subscription, where the stack would grow with each.
  static func runInner(_ node: Node) {
    guard let current else { return Trampoline().drain(node, isInner: true) }
    if current.isInner {
      current.waiting.append((node, true))
    } else {
      current.isInner = true
      node.resume()
      current.isInner = false
    }
  }

  /// Whether something waits on this thread's trampoline: who emits in a loop then puts itself off.
  static var isAwaited: Bool {
    guard let current else { return false }
    return !current.waiting.isEmpty
  }

  /// Whether the thread has one.
  static var isRunning: Bool { observables_thread_place().pointee != nil }

  private var waiting = Queue<(node: Node, isInner: Bool)>()
  private var isInner = false

  private static var current: Trampoline? {
    guard let pointer = observables_thread_place().pointee else { return nil }
    return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func drain(_ node: Node, isInner: Bool) {
    self.isInner = isInner
    drain { node.resume() }
  }

  /// Does `first` and then whatever waits.
  private func drain(_ first: () -> Void) {
    let place = observables_thread_place()
    place.pointee = Unmanaged.passUnretained(self).toOpaque()
    first()
    while let next = waiting.popFirst() {
      self.isInner = next.isInner
      next.node.resume()
    }
    place.pointee = nil
  }
}
