extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What is told of a maybe's outcome.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A maybe that `subscribe` makes: it is called for each subscription, with what to tell of the
  /// outcome, and returns what is disposed of at the end.
  ///
  /// The outcome may be told from any thread; what is told after the first is dropped.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// A maybe that has an element.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// A maybe that fails at once.
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// A maybe without outcome.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

  /// A maybe without element.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Subscribes a closure to the outcome.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) },
      onCompleted: { observer(.completed) })
  }

  /// Subscribes closures. One of the first three is called, at most once.
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element, if there is one.
  ///   - onError: called with the error; without it `Hooks.defaultErrorHandler` is.
  ///   - onCompleted: called if it ends without an element.
  ///   - onDisposed: called once after either, or when the subscription is disposed of.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    // Events come one at a time.
    var hasElement = false
    return source.subscribe(
      onNext: { element in
        hasElement = true
        onSuccess?(element)
      },
      onError: onError, onCompleted: { if !hasElement { onCompleted?() } }, onDisposed: onDisposed)
  }

  /// Subscribes closures that get `object` as well, which is held weakly: when it has gone they are
  /// not called any more.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    var hasElement = false
    return source.subscribe(
      with: object,
      onNext: { object, element in
        hasElement = true
        onSuccess?(object, element)
      },
      onError: onError, onCompleted: { if !hasElement { onCompleted?($0) } },
      onDisposed: onDisposed)
  }
}
