internal import CObservables

/// A number that any thread may change.
final class AtomicCount: @unchecked Sendable {
  // A place of its own in memory, and changed by atomic operations alone.
  private let word = UnsafeMutablePointer<UInt>.allocate(capacity: 1)

  init(_ value: Int = 0) { word.initialize(to: UInt(bitPattern: value)) }

  deinit { word.deallocate() }

  var value: Int { Int(bitPattern: observables_load(word)) }

  /// Adds `difference` and returns what it was before.
  @discardableResult
  func add(_ difference: Int) -> Int {
    Int(bitPattern: observables_add(word, difference))
  }
}
