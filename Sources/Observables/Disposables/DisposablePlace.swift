/// A place for one disposable, that can be closed: what the public ones are made of.
final class DisposablePlace: @unchecked Sendable {
  // Both are read and written under `lock`.
  private var content: (any Disposable)?
  private var isClosed = false
  private let lock = Lock()
  private let mark = LiveMark()

  var isDisposed: Bool { lock.holding { isClosed } }

  var disposable: any Disposable { lock.holding { content } ?? NopDisposable() }

  /// Puts `new` in. Once it is closed, `new` is disposed of instead. Returns what was there.
  func put(_ new: any Disposable) -> (any Disposable)? {
    lock.lock()
    if isClosed {
      lock.unlock()
      new.dispose()
      return nil
    }
    let old = content
    content = new
    lock.unlock()
    return old
  }

  /// Closes it and disposes of what is there.
  func dispose() {
    let old = lock.holding {
      isClosed = true
      return content.take()
    }
    old?.dispose()
  }
}
