/// An operator with several sources at work. `Input` says what it is told by them; `handle` is called
/// for one input after the other, so that its state needs no lock.
class CombinerSink<Input, Output>: Gate<Input>, @unchecked Sendable {
  private final let downstream: Sink<Output>
  private final var isDone = false

  init(to downstream: Sink<Output>) {
    self.downstream = downstream
  }

  /// Feeds itself on `source`: `input` turns its events into inputs.
  final func listen<Element>(
    to source: Observable<Element>, _ input: @escaping (Event<Element>) -> Input
  ) {
    let inlet = Inlet(to: self, input)
    add(inlet)
    source.run(inlet)
  }

  // From within `handle` only. After a disposal, also one by whoever was just told, nothing is told.

  /// Hands an element on.
  final func emit(_ element: Output) {
    if !isDone, !isDisposed { downstream.next(element) }
  }

  /// Ends the stream with an error and lets go of all sources.
  final func fail(_ error: any Error) {
    guard !isDone, !isDisposed else { return }
    isDone = true
    downstream.error(error)
    dispose()
  }

  /// Ends the stream and lets go of all sources.
  final func finish() {
    guard !isDone, !isDisposed else { return }
    isDone = true
    downstream.completed()
    dispose()
  }
}
