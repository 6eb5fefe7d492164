extension SharedSequenceConvertibleType {
  /// The first element, then none until `dueTime` has passed; then the latest that came meanwhile, if
  /// `latest` is true, and so on.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    carrying { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
  }

  /// An element when none has followed for `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    carrying { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
  }

  /// Each element, and the end, later by `dueTime`.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    carrying { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
  }
}
