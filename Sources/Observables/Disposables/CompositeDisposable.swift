/// Disposables that are disposed of together.
public final class CompositeDisposable: Cancelable, @unchecked Sendable {
  /// Names a disposable that was inserted.
  public struct DisposeKey: Hashable, Sendable {
    fileprivate let number: Int
  }

  // Both are read and written under `lock`. Nil: disposed of.
  private var contents: [Int: any Disposable]? = [:]
  private var last = 0
  private let lock = Lock()
  private let mark = LiveMark()

  /// An empty one.
  public init() {}

  /// One of two.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// One of three.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// One of four and more.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// One of any number.
  public init(disposables: [any Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  public var isDisposed: Bool { lock.holding { contents == nil } }

  /// How many are in it.
  public var count: Int { lock.holding { contents?.count ?? 0 } }

  /// Puts one more in. After it was disposed of, `disposable` is disposed of at once and the key is
  /// nil.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: DisposeKey? = lock.holding {
      guard contents != nil else { return nil }
      last += 1
      contents?[last] = disposable
      return DisposeKey(number: last)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Takes the one with `disposeKey` out and disposes of it.
  public func remove(for disposeKey: DisposeKey) {
    let disposable = lock.holding { contents?.removeValue(forKey: disposeKey.number) }
    disposable?.dispose()
  }

  /// Disposes of all, in the order in which they were inserted.
  public func dispose() {
    let contents = lock.holding { self.contents.take() }
    for (_, disposable) in (contents ?? [:]).sorted(by: { $0.key < $1.key }) {
      disposable.dispose()
    }
  }
}
