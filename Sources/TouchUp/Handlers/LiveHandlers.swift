import Foundation

/// How many handlers are alive: for leak tests.
package enum LiveHandlers {
  /// Handlers alive in the process now.
  package static nonisolated var count: Int {
    lock.withLock { total }
  }

  /// Counts while it is alive.
  nonisolated struct Mark: ~Copyable {
    init() { LiveHandlers.change(by: 1) }
    deinit { LiveHandlers.change(by: -1) }
  }

  private static nonisolated let lock = NSLock()
  // NB: only touched in `change` and `count`, both under the lock.
  private static nonisolated(unsafe) var total = 0

  private static nonisolated func change(by difference: Int) {
    lock.withLock { total += difference }
  }
}
