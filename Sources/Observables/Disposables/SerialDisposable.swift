/// A place for a disposable that can be changed: the one before is disposed of.
public final class SerialDisposable: Cancelable {
  private let place = DisposablePlace()

  /// An empty place.
  public init() {}

  public var isDisposed: Bool { place.isDisposed }

  /// What is there. Setting it disposes of what was there; after the place was disposed of, what is
  /// set is disposed of at once.
  public var disposable: any Disposable {
    get { place.disposable }
    set { place.put(newValue)?.dispose() }
  }

  /// Disposes of what is there, and of all that is set later.
  public func dispose() { place.dispose() }
}
