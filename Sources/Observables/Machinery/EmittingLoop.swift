/// A source that emits at once, on the thread's trampoline: one element after the other, and others
/// who wait there in between.
final class EmittingLoop<Element>: Node, @unchecked Sendable {
  private let sink: Sink<Element>
  private let makeNext: () throws -> Element?

  /// Feeds `sink` with what `makeNext` returns until that is nil or throws.
  init(to sink: Sink<Element>, _ makeNext: @escaping () throws -> Element?) {
    self.sink = sink
    self.makeNext = makeNext
  }

  override func resume() {
    do {
      while !sink.isDisposed {
        let element = try makeNext()
        // What makes them may have disposed of the stream.
        if sink.isDisposed { return }
        guard let element else { return sink.completed() }
        sink.next(element)
        if Trampoline.isAwaited { return Trampoline.run(self) }
      }
    } catch {
      if !sink.isDisposed { sink.error(error) }
    }
  }
}
