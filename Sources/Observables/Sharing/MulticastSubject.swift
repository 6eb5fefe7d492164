/// A subject as a connection needs it.
struct MulticastSubject<Input, Output> {
  /// Its stream.
  let output: Observable<Output>
  /// Tells it of an element.
  let next: (Input) -> Void
  /// Tells it of the end.
  let end: (Event<Input>) -> Void
}

extension MulticastSubject {
  init<Subject: SubjectType>(_ subject: Subject)
  where Subject.Element == Output, Subject.Observer.Element == Input {
    let observer = subject.asObserver()
    self.init(
      output: subject.asObservable(), next: { observer.on(.next($0)) }, end: { observer.on($0) })
  }
}

extension MulticastSubject where Input == Output {
  // NB: their own `onNext` makes no event of each element.

  init(_ subject: PublishSubject<Input>) {
    self.init(output: subject, next: subject.onNext, end: subject.on)
  }

  init(_ subject: ReplaySubject<Input>) {
    self.init(output: subject, next: subject.onNext, end: subject.on)
  }
}
