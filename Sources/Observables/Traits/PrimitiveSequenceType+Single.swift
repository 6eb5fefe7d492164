extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What is told of a single's outcome.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single that `subscribe` makes: it is called for each subscription, with what to tell of the
  /// outcome, and returns what is disposed of at the end.
  ///
  /// The outcome may be told from any thread; what is told after the first is dropped.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// A single that has its element.
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// A single that fails at once.
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

  /// A single without outcome.
  public static func never() -> Single<Element> { Single(raw: .never()) }

  /// Subscribes a closure to the outcome.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    source.subscribe(
      onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }

  /// Subscribes closures.
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element.
  ///   - onFailure: called with the error; without it `Hooks.defaultErrorHandler` is.
  ///   - onDisposed: called once after either, or when the subscription is disposed of.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes closures that get `object` as well, which is held weakly: when it has gone they are
  /// not called any more.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }
}
