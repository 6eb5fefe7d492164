/// An operator with one source, waiting for a subscriber: when one comes, it puts a sink of its own
/// between the source and the subscriber.
final class LiftedObservable<Input, Output>: Observable<Output> {
  private let source: Observable<Input>
  private let makeSink: (Sink<Output>) -> Sink<Input>

  init(_ source: Observable<Input>, _ makeSink: @escaping (Sink<Output>) -> Sink<Input>) {
    self.source = source
    self.makeSink = makeSink
  }

  override func run(_ sink: Sink<Output>) {
    let own = makeSink(sink)
    sink.attach(own)
    source.run(own)
  }
}

extension ObservableType {
  /// The primitive for an operator with one source: `makeSink` is called for each subscription and
  /// returns the operator's sink, which feeds the one it is given.
  func lift<Output>(
    _ makeSink: @escaping (_ downstream: Sink<Output>) -> Sink<Element>
  ) -> Observable<Output> {
    LiftedObservable(asObservable(), makeSink)
  }
}
