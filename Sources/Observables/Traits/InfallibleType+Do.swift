extension InfallibleType {
  /// Calls closures on the way: each before what it is named after is told, those with `after` in
  /// their name when it was.
  ///
  /// - Parameters:
  ///   - onSubscribe: called before the stream is subscribed to, for each subscription.
  ///   - onSubscribed: called after that.
  ///   - onDispose: called once after the end, or when the subscription is disposed of.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Writes all that happens to `output`, each line with `identifier` or the place of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function,
    to output: @escaping (String) -> Void = { print($0) }
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function, to: output))
  }
}
