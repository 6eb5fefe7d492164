internal import Foundation

/// A lock that is held for a few instructions and never while foreign code is called.
final class Lock: @unchecked Sendable {
  // The mutex has a place of its own in memory, and is what other threads wait for.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @inline(__always) func lock() { pthread_mutex_lock(mutex) }
  @inline(__always) func unlock() { pthread_mutex_unlock(mutex) }

  /// Runs `body`, which calls nothing foreign, while no other thread runs one.
  @inline(__always)
  func holding<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
