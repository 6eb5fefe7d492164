extension Observable {
  /// A stream of one element.
  public static func just(_ element: Element) -> Observable<Element> {
    SourceObservable { sink in
      sink.next(element)
      if !sink.isDisposed { sink.completed() }
    }
  }

  /// A stream of one element, told on a scheduler: the element in one turn, the end in the next.
  ///
  /// ```
  /// just(1, scheduler:):  -1-|
  /// ```
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    SourceObservable { sink in
      sink.attach(
        scheduler.schedule(element) { element in
          sink.next(element)
          return scheduler.schedule(()) {
            if !sink.isDisposed { sink.completed() }
            return Disposables.create()
          }
        })
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
