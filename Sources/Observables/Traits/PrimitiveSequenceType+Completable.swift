extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// What is told of a completable's outcome.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable that `subscribe` makes: it is called for each subscription, with what to tell of
  /// the outcome, and returns what is disposed of at the end.
  ///
  /// The outcome may be told from any thread; what is told after the first is dropped.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// A completable that fails at once.
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// A completable without outcome.
  public static func never() -> Completable { Completable(raw: .never()) }

  /// A completable that ends at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Subscribes a closure to the outcome.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    source.subscribe(
      onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Subscribes closures.
  ///
  /// - Parameters:
  ///   - onCompleted: called if it ends well.
  ///   - onError: called with the error; without it `Hooks.defaultErrorHandler` is.
  ///   - onDisposed: called once after either, or when the subscription is disposed of.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that get `object` as well, which is held weakly: when it has gone they are
  /// not called any more.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
