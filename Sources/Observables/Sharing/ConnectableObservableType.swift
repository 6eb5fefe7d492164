/// A stream that begins when it is connected, whoever observes it.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, and returns what ends that. While it is connected, connecting again
  /// does nothing and returns the same.
  func connect() -> any Disposable
}
