extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls closures on the way: each before what it is named after is told, those with `after` in
  /// their name when it was. What one throws fails the single.
  ///
  /// - Parameters:
  ///   - onSubscribe: called before the single is subscribed to, for each subscription.
  ///   - onSubscribed: called after that.
  ///   - onDispose: called once after the outcome, or when the subscription is disposed of.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls closures on the way: each before what it is named after is told, those with `after` in
  /// their name when it was. What one throws fails the maybe. `onCompleted` is called after an element,
  /// too.
  ///
  /// - Parameters:
  ///   - onSubscribe: called before the maybe is subscribed to, for each subscription.
  ///   - onSubscribed: called after that.
  ///   - onDispose: called once after the outcome, or when the subscription is disposed of.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures on the way: each before what it is named after is told, those with `after` in
  /// their name when it was. What one throws fails the completable.
  ///
  /// - Parameters:
  ///   - onSubscribe: called before the completable is subscribed to, for each subscription.
  ///   - onSubscribed: called after that.
  ///   - onDispose: called once after the outcome, or when the subscription is disposed of.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }
}
