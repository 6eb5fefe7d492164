extension ObservableType {
  /// The elements up to the first one of `other`, and then the end. If `other` ends without an element,
  /// that changes nothing; an error of it ends the stream.
  ///
  /// ```
  /// source:        --1--2--3--4--|
  /// other:         -------a------
  /// take(until:):  --1--2-|
  /// ```
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return SourceObservable { sink in
      let fence = FenceSink(to: sink, isOpen: true)
      sink.attach(fence)
      fence.watch(other) { fence.send(.completed) }
      if !fence.isDisposed { fence.run(source) }
    }
  }

  /// The elements that come before `duration` has passed since the subscription, and then the end.
  ///
  /// ```
  /// source:           --1--2--3--4--|
  /// take(for: 7 …):   --1--2-|
  /// ```
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> where Element: Sendable {
    let source = asObservable()
    return SourceObservable { sink in
      let fence = FenceSink(to: sink, isOpen: true)
      sink.attach(fence)
      fence.wait(duration, scheduler) { fence.send(.completed) }
      if !fence.isDisposed { fence.run(source) }
    }
  }
}
