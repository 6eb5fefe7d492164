extension Observable {
  /// The streams of a sequence, one after the other: the next is asked for and begins when the one before
  /// has ended. An error of any ends it. The sequence may be endless.
  ///
  /// ```
  /// a:       --1--2--|
  /// b:               --3--|
  /// concat:  --1--2----3--|
  /// ```
  public static func concat<Streams: Sequence>(_ sequence: Streams) -> Observable<Element>
  where Streams.Element == Observable<Element> {
    SourceObservable { sink in
      var iterator = sequence.makeIterator()
      ConcatSink(to: sink) { iterator.next().map { ($0, false) } }.start()
    }
  }

  /// The streams of a collection, one after the other.
  public static func concat<Streams: Collection>(_ collection: Streams) -> Observable<Element>
  where Streams.Element == Observable<Element> {
    SourceObservable { sink in
      var rest = collection[...]
      ConcatSink(to: sink) { rest.popFirst().map { ($0, rest.isEmpty) } }.start()
    }
  }

  /// The streams that are given, one after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}

private final class ConcatSink<Element>: SequelSink<Element>, @unchecked Sendable {
  private let next: () -> (stream: Observable<Element>, isLast: Bool)?

  init(
    to downstream: Sink<Element>,
    _ next: @escaping () -> (stream: Observable<Element>, isLast: Bool)?
  ) {
    self.next = next
    super.init(to: downstream)
  }

  override func nextStream() -> (stream: Observable<Element>, isLast: Bool)? {
    if let next = next() { return next }
    finish()
    return nil
  }

  override func streamCompleted() { advance() }
}
