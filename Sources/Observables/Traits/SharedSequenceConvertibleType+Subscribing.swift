// What `drive` and `emit` are faces of. On the main actor, so that what is kept for who comes later is
// told there, too.
@MainActor extension SharedSequenceConvertibleType {
  func subscribing<Observer: ObserverType>(_ observers: [Observer]) -> any Disposable
  where Observer.Element == Element {
    stream.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  func subscribing<Observer: ObserverType>(optional observers: [Observer]) -> any Disposable
  where Observer.Element == Element? {
    stream.subscribe { event in
      for observer in observers { observer.on(event.map(Optional.some)) }
    }
  }

  func subscribing<Relay: RelayType>(_ relays: [Relay]) -> any Disposable
  where Relay.Element == Element {
    stream.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  func subscribing<Relay: RelayType>(optional relays: [Relay]) -> any Disposable
  where Relay.Element == Element? {
    stream.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  func subscribing(
    _ onNext: (@MainActor (Element) -> Void)?, _ onCompleted: (@MainActor () -> Void)?,
    _ onDisposed: (() -> Void)?
  ) -> any Disposable {
    stream.subscribe(
      onNext: onNext.map { unisolated($0) }, onCompleted: onCompleted.map { unisolated($0) },
      onDisposed: onDisposed)
  }

  func subscribing<Object: AnyObject>(
    with object: Object, _ onNext: (@MainActor (Object, Element) -> Void)?,
    _ onCompleted: (@MainActor (Object) -> Void)?, _ onDisposed: ((Object) -> Void)?
  ) -> any Disposable {
    stream.subscribe(
      with: object, onNext: onNext.map { unisolated($0) },
      onCompleted: onCompleted.map { unisolated($0) }, onDisposed: onDisposed)
  }
}
