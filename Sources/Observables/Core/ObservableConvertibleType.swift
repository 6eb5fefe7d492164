/// What can be turned into an observable.
public protocol ObservableConvertibleType<Element> {
  /// The type of the stream's elements.
  associatedtype Element

  /// The observable.
  func asObservable() -> Observable<Element>
}
