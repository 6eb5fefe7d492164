/// Work for ``ImageWorkers``, by which it can be called off.
package final class ImageWork: Sendable {
  /// Says to the work itself that it is not wanted any more.
  package let cancellation = ImageCancellation()
  private let body: @Sendable (ImageCancellation) -> Void

  init(_ body: @escaping @Sendable (ImageCancellation) -> Void) {
    self.body = body
  }

  /// Calls the work off: it is told when it is under way, and told at its turn if not.
  package func cancel() { cancellation.cancel() }

  func run() { body(cancellation) }
}
