import Foundation

/// What a loading is called off by, whichever comes first, its beginning or its end.
///
/// NB: unchecked since both properties are behind the lock.
nonisolated final class LoadingHandle: @unchecked Sendable {
  private let lock = NSLock()
  private var progress: Progress?
  private var isCancelled = false

  func begin(_ progress: Progress) {
    let isTooLate = lock.withLock {
      self.progress = progress
      return isCancelled
    }
    if isTooLate { progress.cancel() }
  }

  func cancel() {
    let progress = lock.withLock {
      isCancelled = true
      return self.progress
    }
    progress?.cancel()
  }
}
