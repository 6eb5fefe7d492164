extension ObservableType {
  /// A stream that many observe while the source is subscribed to once, as soon as it is connected. Who
  /// comes later hears what comes later.
  ///
  /// ```
  /// source:        --1--2--3--|
  /// connected:  ---^
  /// early:      ^----1--2--3--|
  /// late:              ^2--3--|
  /// ```
  public func publish() -> ConnectableObservable<Element> {
    ConnectableObservable(MulticastCore(asObservable()) { MulticastSubject(PublishSubject()) })
  }

  /// The same, where who comes later gets the last `bufferSize` elements first; none, if it is not
  /// positive.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    ConnectableObservable(
      MulticastCore(asObservable()) { MulticastSubject(.create(bufferSize: bufferSize)) })
  }

  /// The same, where who comes later gets all elements since the connection first.
  public func replayAll() -> ConnectableObservable<Element> {
    ConnectableObservable(
      MulticastCore(asObservable()) { MulticastSubject(.createUnbounded()) })
  }
}
