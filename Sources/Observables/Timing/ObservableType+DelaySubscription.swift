extension ObservableType where Element: Sendable {
  /// This stream, subscribed to on `scheduler` when `dueTime` has passed.
  ///
  /// ```
  /// source, hot:           -1--2--3--4--|
  /// delaySubscription(5):  -------3--4--|
  /// ```
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { sink in
      let work = SingleAssignmentDisposable()
      sink.attach(work)
      work.setDisposable(
        scheduler.scheduleRelative((), dueTime: dueTime) {
          if !sink.isDisposed { source.run(sink) }
          return Disposables.create()
        })
    }
  }
}
