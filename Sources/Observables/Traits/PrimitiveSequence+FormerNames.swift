// What code for earlier RxSwift says. The compiler names today's.
extension PrimitiveSequence {
  /// What follows an error, under its former name.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catch(handler)
  }

  /// Subscribing anew when told to, under its former name.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }
}

extension PrimitiveSequence where Element: Sendable {
  /// The outcome told on a scheduler, under its former name.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(
    _ scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    observe(on: scheduler)
  }

  /// Subscribing on a scheduler, under its former name.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(
    _ scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribing closures, with the former name of the second.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }

  /// An element in the place of an error, under its former name.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }
}
