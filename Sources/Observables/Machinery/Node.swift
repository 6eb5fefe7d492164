internal import CObservables

/// A part of a subscription: what stands above it feeds it, and it can let go of that.
///
/// Below a node holds what is above it, above a node holds what is below it. The two let go when the
/// subscription is disposed of, from below to above, and that is also what happens at its end:
/// whoever takes a terminal event and does not hand it on disposes of itself.
class Node: Cancelable, @unchecked Sendable {
  // NB: `word` is reached through `slot` alone, by atomic operations. The address of a stored
  // property of a class stays the same as long as the object lives; going through the property
  // would be an exclusive access each time, which other threads may not have at the same time.
  private final var word: UInt = 0
  @exclusivity(unchecked) private final var slot: UnsafeMutablePointer<UInt>

  /// Its number in the list of the subject that feeds it. That one's to read and write, under its lock.
  final var key = 0

  /// Where it stands among the parts of the gate that holds it, which may have another source feed it.
  /// The gate's to read and write, under its lock.
  final var place = 0

  private let mark = LiveMark()

  /// A node with nothing above it yet.
  init() {
    slot = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment)!
    slot = withUnsafeMutablePointer(to: &word) { $0 }
  }

  deinit { Self.owned(word)?.release() }

  /// Whether it has been disposed of. It may be at any moment, by any thread.
  final var isDisposed: Bool { observables_load(slot) == Self.disposed }

  /// Puts `upstream` above it, in the place of what is there. If it has been disposed of, that is
  /// told to `upstream` at once.
  final func attach(_ upstream: Node) {
    let new = UInt(bitPattern: Unmanaged.passRetained(upstream).toOpaque())
    while true {
      let old = observables_load(slot)
      if old == Self.disposed {
        Self.owned(new)?.release()
        upstream.cancel(self)
        return
      }
      if observables_replace(slot, old, new) {
        Self.owned(old)?.release()
        return
      }
    }
  }

  /// Lets go of what is above it, and is open for something else.
  final func detach() {
    while true {
      let old = observables_load(slot)
      if old == Self.disposed { return }
      if observables_replace(slot, old, Self.empty) {
        release(old)
        return
      }
    }
  }

  /// Lets go for good. Returns whether this call did it.
  final func close() -> Bool {
    let old = observables_exchange(slot, Self.disposed)
    release(old)
    return old != Self.disposed
  }

  /// Ends the subscription above. Nothing comes from here any more. Doing it again does nothing.
  func dispose() { _ = close() }

  /// `downstream`, which is fed by it, wants no more.
  func cancel(_ downstream: Node) { dispose() }

  /// Does what it put off until the thread's trampoline came to it.
  func resume() {}

  private final func release(_ old: UInt) {
    guard let upstream = Self.owned(old) else { return }
    upstream.takeRetainedValue().cancel(self)
  }

  private static let empty: UInt = 0
  private static let disposed: UInt = 1

  private static func owned(_ word: UInt) -> Unmanaged<Node>? {
    guard word != disposed, let pointer = UnsafeRawPointer(bitPattern: word) else { return nil }
    return Unmanaged.fromOpaque(pointer)
  }
}
