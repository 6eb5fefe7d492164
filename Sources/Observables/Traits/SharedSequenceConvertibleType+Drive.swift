extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Tells `observers` of all events.
  ///
  /// ```swift
  /// names.drive(title).disposed(by: bag)
  /// ```
  @MainActor public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element { subscribing(observers) }

  /// The same for observers of optional elements.
  @MainActor public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? { subscribing(optional: observers) }

  /// Hands the elements to `relays`.
  @MainActor public func drive<Relay: RelayType>(_ relays: Relay...) -> any Disposable
  where Relay.Element == Element { subscribing(relays) }

  /// The same for relays of optional elements.
  @MainActor public func drive<Relay: RelayType>(_ relays: Relay...) -> any Disposable
  where Relay.Element == Element? { subscribing(optional: relays) }

  /// What `transformation` makes of the driver's stream, most often a subscription.
  @MainActor public func drive<Result>(
    _ transformation: @MainActor (Observable<Element>) -> Result
  ) -> Result { transformation(stream) }

  /// What `with` makes of the driver's stream and then of `curriedArgument`.
  @MainActor public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
  ) -> R2 { with(stream)(curriedArgument) }

  /// Subscribes closures.
  ///
  /// - Parameters:
  ///   - onNext: called for each element.
  ///   - onCompleted: called if the driver ends.
  ///   - onDisposed: called once after the end, or when the subscription is disposed of, by who does.
  @MainActor public func drive(
    onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { subscribing(onNext, onCompleted, onDisposed) }

  /// Subscribes closures that get `object` as well, which is held weakly: when it has gone they are
  /// not called any more.
  @MainActor public func drive<Object: AnyObject>(
    with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable { subscribing(with: object, onNext, onCompleted, onDisposed) }
}
