/// A source or an operator with several sources: a closure that feeds a sink.
final class SourceObservable<Element>: Observable<Element> {
  private let body: (Sink<Element>) -> Void

  /// The primitive for everything that is not an operator with one source: `body` is called for each
  /// subscription. It attaches to the sink what feeds it, if anything has to be let go of, and then
  /// feeds it as long as it is not disposed of.
  init(_ body: @escaping (_ sink: Sink<Element>) -> Void) {
    self.body = body
  }

  override func run(_ sink: Sink<Element>) { body(sink) }
}
