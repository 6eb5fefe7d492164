/// Both an observable and an observer: what it is told, it tells on.
public protocol SubjectType<Element>: ObservableType {
  /// The type of its observer side.
  associatedtype Observer: ObserverType

  /// Its observer side.
  func asObserver() -> Observer
}
