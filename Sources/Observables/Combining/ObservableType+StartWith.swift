extension ObservableType {
  /// `elements`, and then this stream.
  ///
  /// ```
  /// source:               --3--4--|
  /// startWith(1, 2):  (12)--3--4--|
  /// ```
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in
      for element in elements where !sink.isDisposed { sink.next(element) }
      if !sink.isDisposed { source.run(sink) }
    }
  }
}
