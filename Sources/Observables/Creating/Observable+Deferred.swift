extension Observable {
  /// A stream that is made anew for each subscription. If `observableFactory` throws, the stream ends with
  /// that error.
  ///
  /// ```swift
  /// let now = Observable.deferred { .just(Date()) }
  /// ```
  ///
  /// ```
  /// factory makes:  --1--2--|
  /// deferred:       --1--2--|   and from the beginning for whoever comes later
  /// ```
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    SourceObservable { sink in
      do {
        let stream = try observableFactory()
        if !sink.isDisposed { stream.run(sink) }
      } catch {
        if !sink.isDisposed { sink.error(error) }
      }
    }
  }
}
