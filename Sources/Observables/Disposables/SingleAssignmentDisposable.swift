/// A place for a disposable that is set once.
public final class SingleAssignmentDisposable: Cancelable {
  private let place = DisposablePlace()

  /// An empty place.
  public init() {}

  public var isDisposed: Bool { place.isDisposed }

  /// Puts `disposable` there; if the place was disposed of, it is at once. Setting it a second time is
  /// a mistake: the one before is disposed of, so that nothing is left running.
  public func setDisposable(_ disposable: any Disposable) { place.put(disposable)?.dispose() }

  /// Disposes of what is there, or will be.
  public func dispose() { place.dispose() }
}
