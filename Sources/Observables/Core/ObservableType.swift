/// What can be observed: a stream of events over time, that begins when somebody subscribes.
///
/// All operators are extensions of this protocol.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes: from now on `observer` is told of the events, one at a time.
  ///
  /// The subscription lives until the stream ends or it is disposed of, whatever becomes of what is
  /// returned. It may be disposed of at any time, from any thread and during an event; after that
  /// nothing comes.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in subscribe(observer) }
  }
}
