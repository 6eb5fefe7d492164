extension Observable {
  /// A stream of one element.
  public static func just(_ element: Element) -> Observable<Element> {
    SourceObservable { sink in
      sink.next(element)
      if !sink.isDisposed { sink.completed() }
    }
  }

  /// A stream that ends at once.
  public static func empty() -> Observable<Element> {
    SourceObservable { sink in sink.completed() }
  }

  /// A stream without any event.
  public static func never() -> Observable<Element> {
    SourceObservable { _ in }
  }

  /// A stream that ends with an error at once.
  public static func error(_ error: any Error) -> Observable<Element> {
    SourceObservable { sink in sink.error(error) }
  }
}
