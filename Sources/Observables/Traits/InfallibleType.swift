/// What is a stream that cannot fail.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

extension InfallibleType {
  /// Subscribes a closure to all events.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }

  /// Subscribes closures.
  ///
  /// - Parameters:
  ///   - onNext: called for each element.
  ///   - onCompleted: called if the stream ends.
  ///   - onDisposed: called once after the end, or when the subscription is disposed of.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that get `object` as well, which is held weakly: when it has gone they are
  /// not called any more.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
