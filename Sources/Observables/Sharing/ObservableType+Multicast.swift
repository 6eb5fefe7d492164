extension ObservableType {
  /// A stream that many observe through `subject`, while the source is subscribed to once, as soon as it
  /// is connected. All connections have this one subject: after the source has ended, so has it.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let subject = MulticastSubject(subject)
    return ConnectableObservable(MulticastCore(asObservable()) { subject })
  }

  /// The same, with a subject for each connection: `makeSubject` is called for the first observer or
  /// connection, and again after the source has ended or the connection was disposed of.
  ///
  /// ```
  /// source:      --1--2--|  --1--2--|
  /// connected:  ^            ^
  /// observed:   ^--1--2--|  ^--1--2--|
  /// ```
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    ConnectableObservable(MulticastCore(asObservable()) { MulticastSubject(makeSubject()) })
  }

  /// What `selector` makes of this stream, in which it may use it many times while the source is
  /// subscribed to once. Each subscription has a subject of its own.
  ///
  /// ```
  /// source:                --1--2--3--|
  /// { merge($0, $0 + 10) } --(1 11)-(2 12)-(3 13)--|
  /// ```
  ///
  /// - Parameters:
  ///   - subjectSelector: makes the subject through which `selector` gets the source. What it throws
  ///     ends the stream.
  ///   - selector: makes the stream that is observed. What it throws ends the stream.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return SourceObservable { sink in
      do {
        let subject = MulticastSubject(try subjectSelector())
        let core = MulticastCore(source) { subject }
        let session = core.current
        let result = try selector(subject.output)
        let own = SelectedSink(to: sink, session.connection)
        sink.attach(own)
        result.run(own)
        session.start()
      } catch {
        sink.error(error)
      }
    }
  }
}

private final class SelectedSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let connection: Node

  init(to downstream: Sink<Element>, _ connection: Node) {
    self.connection = connection
    super.init(to: downstream)
  }

  override func next(_ element: Element) { downstream.next(element) }

  override func dispose() {
    if close() { connection.dispose() }
  }
}
