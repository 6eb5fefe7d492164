/// Disposes of a disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// Where it is disposed of.
  public let scheduler: any ImmediateSchedulerType
  private let place = DisposablePlace()

  /// `disposable`, to be disposed of on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    _ = place.put(disposable)
  }

  /// Whether the underlying disposable was disposed of.
  public var isDisposed: Bool { place.isDisposed }

  /// Asks the scheduler to dispose of it.
  public func dispose() {
    _ = scheduler.schedule(()) {
      self.place.dispose()
      return Disposables.create()
    }
  }
}
