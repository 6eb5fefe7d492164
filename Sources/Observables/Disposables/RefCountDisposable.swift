/// Disposes of a disposable when it was disposed of itself and so were all that retained it.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
  // All are read and written under `lock`. Nil: the underlying one was disposed of.
  private var disposable: (any Disposable)?
  private var isPrimaryDisposed = false
  private var count = 0
  private let lock = Lock()
  private let mark = LiveMark()

  /// Watches over `disposable`.
  public init(disposable: any Disposable) {
    self.disposable = disposable
  }

  /// Whether the underlying disposable was disposed of.
  public var isDisposed: Bool { lock.holding { disposable == nil } }

  /// A disposable that keeps the underlying one from being disposed of, until it is itself.
  public func retain() -> any Disposable {
    let isHeld = lock.holding {
      if disposable != nil { count += 1 }
      return disposable != nil
    }
    return isHeld ? Disposables.create { self.release() } : Disposables.create()
  }

  /// Lets go of the underlying one, as soon as nobody retains it.
  public func dispose() {
    end {
      isPrimaryDisposed = true
    }
  }

  private func release() {
    end { count -= 1 }
  }

  private func end(_ change: () -> Void) {
    let ended = lock.holding { () -> (any Disposable)? in
      change()
      return isPrimaryDisposed && count == 0 ? disposable.take() : nil
    }
    ended?.dispose()
  }
}
