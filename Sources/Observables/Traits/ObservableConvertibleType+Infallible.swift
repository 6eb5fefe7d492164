extension ObservableConvertibleType {
  /// The stream as one that cannot fail: in the place of an error comes `element`, and the end.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The stream as one that cannot fail: in the place of an error, `infallible` goes on.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// The stream as one that cannot fail: in the place of an error, what `onErrorRecover` makes of it
  /// goes on.
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
