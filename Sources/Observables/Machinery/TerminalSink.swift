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

  /// Before an event is told: whether it may be. `leave` comes after it in either case.
  @inline(__always)
  final func enter() -> Bool {
    // NB: written before `isDisposed` is read. `dispose` writes that and then reads this, so that one
    // of the two sees the other.
    _ = observables_exchange(busy, Self.telling)
    return !isDisposed
  }

  /// After an event was told.
  @inline(__always)
  final func leave() {
    observables_store(busy, Self.idle)
    if isDisposed { dropOnce() }
  }

  override final func dispose() {
    guard close() else { return }
    disposed()
    if observables_load(busy) == Self.idle { dropOnce() }
  }

  private final func dropOnce() {
    if observables_replace(busy, Self.idle, Self.dropped) { drop() }
  }

  private static var idle: UInt { 0 }
  private static var telling: UInt { 1 }
  private static var dropped: UInt { 2 }
}
