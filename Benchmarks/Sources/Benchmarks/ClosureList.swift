/// A plain list of closures, as whoever does without streams would keep it: the yardstick of streams.
nonisolated final class ClosureList {
  private var closures: [(Int) -> Void] = []
  private var keys: [Int] = []
  private var lastKey = 0

  /// Adds a closure. Returns what it is removed by.
  @inline(never)
  func add(_ closure: @escaping (Int) -> Void) -> Int {
    lastKey += 1
    closures.append(closure)
    keys.append(lastKey)
    return lastKey
  }

  /// Removes the closure with that key.
  @inline(never)
  func remove(_ key: Int) {
    guard let index = keys.firstIndex(of: key) else { return }
    keys.remove(at: index)
    closures.remove(at: index)
  }

  /// Calls all. Not inlined, or the compiler would see through it.
  @inline(never)
  func call(_ value: Int) {
    for closure in closures { closure(value) }
  }
}
