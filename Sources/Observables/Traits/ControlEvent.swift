/// A control's event as a stream: it cannot fail, its events come on the main queue, nothing is kept for
/// who comes later, and it ends when the control goes.
///
/// It is subscribed to on the main queue, and let go of there, wherever the subscriber is.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of what comes with the event.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// `events`, of which the caller knows that they are as described above.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.asObservable().atHomeOnMain()
  }

  /// Subscribes an observer, on the main queue.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The same stream, without the promise.
  public func asObservable() -> Observable<Element> { events }

  /// Itself.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// The same stream as one of which the types say that it cannot fail.
  public func asInfallible() -> Infallible<Element> { Infallible(events) }

  /// The same stream as a signal.
  public func asSignal() -> Signal<Element> { Signal(events.onMain(SignalSharingStrategy.self)) }

  /// The same stream as a driver.
  public func asDriver() -> Driver<Element> { Driver(events.onMain(DriverSharingStrategy.self)) }
}

extension Observable {
  /// The stream of a control: subscribed to and let go of on the main queue. Its elements are the
  /// control's and stay there.
  func atHomeOnMain() -> Observable<Element> {
    carrying { $0.subscribe(on: ConcurrentMainScheduler.instance) }
  }

  /// The stream of a control on a strategy's scheduler, which is the main queue's.
  func onMain<Strategy: SharingStrategyProtocol>(_ strategy: Strategy.Type) -> Observable<Element> {
    carrying { $0.observe(on: Strategy.scheduler) }
  }
}
