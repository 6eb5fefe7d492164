internal import CObservables

/// The lower end of a subscription. It drops the closures of the user's as soon as nothing comes any
/// more, even if the subscription is kept.
class TerminalSink<Element>: Sink<Element>, @unchecked Sendable {
  // NB: reached through `busy` alone, see `Node`. Zero, or how an event is being told.
  private final var word: UInt = 0
  @exclusivity(unchecked) private final var busy: UnsafeMutablePointer<UInt>

  override init() {
    busy = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment)!
    super.init()
    busy = withUnsafeMutablePointer(to: &word) { $0 }
  }

  /// Called once, when no event is being told and none will be: drops closures.
  func drop() {}

  /// Called once, by whoever disposed of it.
  func disposed() {}

  /// Tells an event, unless nothing may be told any more. The closures are not dropped meanwhile.
  @inline(__always)
  final func tell(_ event: () -> Void) {
    // NB: written before `isDisposed` is read. `dispose` writes that and then reads this, so that one
    // of the two sees the other; likewise below.
    let before = observables_exchange(busy, telling)
    if !isDisposed { event() }
    _ = observables_exchange(busy, before)
    if isDisposed, before == idle { dropOnce() }
  }

  override final func dispose() {
    guard close() else { return }
    disposed()
    if observables_load(busy) == idle { dropOnce() }
  }

  private final func dropOnce() {
    if observables_replace(busy, idle, dropped) { drop() }
  }
}

// NB: not static: those of a generic type are functions that are called.
private let idle: UInt = 0
private let telling: UInt = 1
private let dropped: UInt = 2
