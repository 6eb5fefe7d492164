// Names from before RxSwift 6, for code that still has them; the compiler offers today's.

extension ObservableType where Element: Sendable {
  /// Tells on `scheduler`, under its former name.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  /// Subscribes on `scheduler`, under its former name.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }
}
