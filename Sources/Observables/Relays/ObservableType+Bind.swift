extension ObservableType {
  /// Tells `observers` of all events. The same as `subscribe`, and says what it is for.
  ///
  /// ```swift
  /// names.bind(to: title).disposed(by: bag)
  /// ```
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    observers.count == 1
      ? asObservable().subscribe(observers[0])
      : asObservable().subscribe { event in
        for observer in observers { observer.on(event) }
      }
  }

  /// The same for observers of optional elements.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map(Optional.some).subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Hands the elements to `relays`. The end is not handed on; `Hooks.defaultErrorHandler` gets an
  /// error.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable
  where Relay.Element == Element {
    bind { element in
      for relay in relays { relay.accept(element) }
    }
  }

  /// The same for relays of optional elements.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable
  where Relay.Element == Element? {
    bind { element in
      for relay in relays { relay.accept(element) }
    }
  }

  /// What `binder` makes of this stream, most often a subscription.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// What `binder` makes of this stream and then of `curriedArgument`.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` for each element. `Hooks.defaultErrorHandler` gets an error.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Calls `onNext` for each element with `object` as well, which is held weakly: when it has gone, it
  /// is not called any more. `Hooks.defaultErrorHandler` gets an error.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }
}
