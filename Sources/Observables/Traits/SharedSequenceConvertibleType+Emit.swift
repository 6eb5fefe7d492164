extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Tells `observers` of all events.
  ///
  /// ```swift
  /// errors.emit(to: screen.alerts).disposed(by: bag)
  /// ```
  @MainActor public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element { subscribing(observers) }

  /// The same for observers of optional elements.
  @MainActor public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? { subscribing(optional: observers) }

  /// Hands the elements to `relays`.
  @MainActor public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable
  where Relay.Element == Element { subscribing(relays) }

  /// The same for relays of optional elements.
  @MainActor public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable
  where Relay.Element == Element? { subscribing(optional: relays) }

  /// Subscribes closures.
  ///
  /// - Parameters:
  ///   - onNext: called for each element.
  ///   - onCompleted: called if the signal ends.
  ///   - onDisposed: called once after the end, or when the subscription is disposed of, by who does.
  @MainActor public func emit(
    onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { subscribing(onNext, onCompleted, onDisposed) }

  /// Subscribes closures that get `object` as well, which is held weakly: when it has gone they are
  /// not called any more.
  @MainActor public func emit<Object: AnyObject>(
    with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable { subscribing(with: object, onNext, onCompleted, onDisposed) }
}
