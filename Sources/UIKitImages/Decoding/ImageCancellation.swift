import Synchronization

/// Says to work on other threads that it is not wanted any more.
package final class ImageCancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  /// Whether the work is not wanted any more.
  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// The work is not wanted any more. Once said, it stays so.
  package func cancel() { flag.store(true, ordering: .relaxed) }
}
