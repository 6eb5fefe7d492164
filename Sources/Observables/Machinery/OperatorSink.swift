/// An operator with one source at work: takes `Input`, hands `Output` on. Subclasses override what
/// they do not hand on as it is.
class OperatorSink<Input, Output>: Sink<Input>, @unchecked Sendable {
  /// What it feeds.
  final let downstream: Sink<Output>

  init(to downstream: Sink<Output>) {
    self.downstream = downstream
  }

  override func error(_ error: any Error) { downstream.error(error) }

  override func completed() { downstream.completed() }

  /// Ends the stream with an error of its own and lets go of the source. After a disposal from below
  /// nothing is told: operators on the way may call closures of the user's.
  final func fail(_ error: any Error) {
    guard !isDisposed else { return }
    downstream.error(error)
    dispose()
  }

  /// Ends the stream before its source does, and lets go of that. The same as above after a disposal.
  final func finish() {
    guard !isDisposed else { return }
    downstream.completed()
    dispose()
  }
}
