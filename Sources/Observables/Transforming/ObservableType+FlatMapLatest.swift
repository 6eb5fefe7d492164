extension ObservableType {
  /// The elements of the stream that `selector` made of the last element: each new element lets go of
  /// the stream before. It ends when this stream and the last of those have ended.
  ///
  /// ```
  /// source:         --1-----2--|
  /// 1 becomes:        a--a--a--a|
  /// 2 becomes:              b--b|
  /// flatMapLatest:  --a--a--b--b|
  /// ```
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return SourceObservable { sink in
      let own = SwitchSink(to: sink) { try selector($0).asObservable() }
      sink.attach(own)
      own.run(source)
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the last stream of this stream of streams: each new one takes the place of the one
  /// before.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}
