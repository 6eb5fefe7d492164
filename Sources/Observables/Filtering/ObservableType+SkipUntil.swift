extension ObservableType {
  /// The elements from the first one of `other` on. If the source ends before that, nothing comes, not
  /// even the end. An error of either ends the stream.
  ///
  /// ```
  /// source:        --1--2--3--4--|
  /// other:         -------a------
  /// skip(until:):  --------3--4--|
  /// ```
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return SourceObservable { sink in
      let fence = FenceSink(to: sink, isOpen: false, endsWhileClosed: false)
      sink.attach(fence)
      fence.run(source)
      if !fence.isDisposed { fence.watch(other) { fence.open() } }
    }
  }

  /// The elements that come when `duration` has passed since the subscription. The end and an error are
  /// told at any time.
  ///
  /// ```
  /// source:     --1--2--3--4--|
  /// skip(7 …):  --------3--4--|
  /// ```
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> where Element: Sendable {
    let source = asObservable()
    return SourceObservable { sink in
      let fence = FenceSink(to: sink, isOpen: false)
      sink.attach(fence)
      fence.wait(duration, scheduler) { fence.open() }
      if !fence.isDisposed { fence.run(source) }
    }
  }
}
