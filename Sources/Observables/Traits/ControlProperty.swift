/// A control's property as a stream and an observer.
///
/// As a stream it tells who subscribes the value of then, and after that each value that the person sets;
/// not those that the app sets. It cannot fail, its events come on the main queue, and it ends when the
/// control goes. As an observer it sets the property.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the value.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// A property of `values`, which are as described above, and what sets it.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element {
    self.values = values.asObservable().atHomeOnMain()
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes an observer, on the main queue.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// Sets the property. The end is handed on; `Hooks.defaultErrorHandler` gets an error.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event {
      Hooks.defaultErrorHandler([], error)
    } else {
      valueSink.on(event)
    }
  }

  /// What the person sets, without the value at first.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The stream, without the promise.
  public func asObservable() -> Observable<Element> { values }

  /// Itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// The values as a stream of which the types say that it cannot fail.
  public func asInfallible() -> Infallible<Element> { Infallible(values) }

  /// The values as a driver.
  public func asDriver() -> Driver<Element> { Driver(values.onMain(DriverSharingStrategy.self)) }
}
