extension ObservableType {
  /// Subscribes a closure to all events.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  /// Subscribes closures.
  ///
  /// - Parameters:
  ///   - onNext: called for each element.
  ///   - onError: called if the stream ends with an error; without it `Hooks.defaultErrorHandler` is.
  ///   - onCompleted: called if the stream ends well.
  ///   - onDisposed: called once after the end, an error, or when the subscription is disposed of.
  /// - Returns: the subscription, which can be disposed of.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let sink = SubscriberSink(onNext, onError, onCompleted, onDisposed)
    asObservable().begin(sink)
    return sink
  }

  /// Subscribes closures that get `object` as well, which is held weakly: when it has gone they are
  /// not called any more.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in
        if let object { onNext?(object, element) }
      },
      onError: { [weak object] error in
        guard let object else { return }
        if let onError { onError(object, error) } else { Hooks.defaultErrorHandler([], error) }
      },
      onCompleted: { [weak object] in
        if let object { onCompleted?(object) }
      },
      onDisposed: { [weak object] in
        if let object { onDisposed?(object) }
      })
  }
}
