extension ObservableConvertibleType where Element: Sendable {
  /// The stream as a driver: told on the main queue, and in the place of an error `onErrorJustReturn`
  /// and the end.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(onMainQueue(DriverSharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The stream as a driver: told on the main queue, and in the place of an error
  /// `onErrorDriveWith` goes on.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    Driver(onMainQueue(DriverSharingStrategy.scheduler).catch { _ in onErrorDriveWith.source })
  }

  /// The stream as a driver: told on the main queue, and in the place of an error what
  /// `onErrorRecover` makes of it goes on.
  public func asDriver(
    onErrorRecover: @escaping @MainActor (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    let recover = unisolated(onErrorRecover)
    return Driver(onMainQueue(DriverSharingStrategy.scheduler).catch { recover($0).source })
  }

  /// The stream, told on `scheduler`.
  func onMainQueue(_ scheduler: any SchedulerType) -> Observable<Element> {
    asObservable().observe(on: scheduler)
  }
}

extension InfallibleType where Element: Sendable {
  /// The stream as a driver: told on the main queue.
  public func asDriver() -> Driver<Element> {
    Driver(onMainQueue(DriverSharingStrategy.scheduler))
  }
}

extension BehaviorRelay where Element: Sendable {
  /// The relay as a driver: told on the main queue.
  public func asDriver() -> Driver<Element> {
    Driver(onMainQueue(DriverSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType {
  /// The sequence as a driver.
  public func asDriver() -> Driver<Element> { Driver(stream) }
}
