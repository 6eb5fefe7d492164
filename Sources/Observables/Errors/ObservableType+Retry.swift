extension ObservableType {
  /// This stream; each time that it ends with an error, it is subscribed to anew, until it ends well.
  ///
  /// ```
  /// source:  --1--X
  /// again:         --1--2--|
  /// retry:   --1-----1--2--|
  /// ```
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in AttemptSink(to: sink) { (source, false) }.start() }
  }

  /// The same, with at most `maxAttemptCount` subscriptions in all, the first one included: `retry(2)`
  /// subscribes anew once. The last one's error ends it. With 0 and less it ends at once.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in
      var left = maxAttemptCount
      AttemptSink(to: sink) {
        guard left > 0 else { return nil }
        left -= 1
        return (source, left == 0)
      }.start()
    }
  }
}
