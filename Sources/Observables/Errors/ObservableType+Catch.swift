extension ObservableType {
  /// This stream; if it ends with an error, the stream that `handler` makes of that goes on. If `handler`
  /// throws, the stream ends with that error.
  ///
  /// ```
  /// source:   --1--2--X
  /// handler:          --8--9--|
  /// catch:    --1--2----8--9--|
  /// ```
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in CatchSink(to: sink, handler).start(with: source) }
  }

  /// This stream; if it ends with an error, `element` and then the good end in its place.
  ///
  /// ```
  /// source:             --1--2--X
  /// catchAndReturn(9):  --1--2--(9|)
  /// ```
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// The first stream of a sequence; if it ends with an error, the next, and so on until one ends well.
  /// If all end with an error, it ends with the last one's; of no streams, it ends at once.
  public static func `catch`<Streams: Sequence>(sequence: Streams) -> Observable<Element>
  where Streams.Element == Observable<Element> {
    SourceObservable { sink in
      var iterator = sequence.makeIterator()
      AttemptSink(to: sink) { iterator.next().map { ($0, false) } }.start()
    }
  }
}

private final class CatchSink<Element>: SequelSink<Element>, @unchecked Sendable {
  private let handler: (any Error) throws -> Observable<Element>
  private var error: (any Error)?

  init(
    to downstream: Sink<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(to: downstream)
  }

  override func streamFailed(_ error: any Error) {
    self.error = error
    advance()
  }

  override func nextStream() -> (stream: Observable<Element>, isLast: Bool)? {
    guard let error = error.take() else { return nil }
    do {
      return (try handler(error), true)
    } catch {
      fail(error)
      return nil
    }
  }
}
