extension ObservableType {
  /// Each element together with the time at which it came, on the clock of `scheduler`. It stays where it
  /// is: the scheduler is only asked for the time.
  ///
  /// ```
  /// source:     --a----b--|
  /// timestamp:  --2a---7b-|
  /// ```
  public func timestamp(scheduler: any SchedulerType) -> Observable<Timestamped<Element>> {
    map { Timestamped(timestamp: scheduler.now, element: $0) }
  }
}
