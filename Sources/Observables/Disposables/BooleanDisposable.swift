/// Remembers whether it was disposed of, and nothing else.
public final class BooleanDisposable: Cancelable, @unchecked Sendable {
  // Read and written under `lock`.
  private var flag: Bool
  private let lock = Lock()
  private let mark = LiveMark()

  /// One that is not disposed of yet.
  public convenience init() { self.init(isDisposed: false) }

  /// One that may be disposed of from the start.
  public init(isDisposed: Bool) { flag = isDisposed }

  public var isDisposed: Bool { lock.holding { flag } }

  /// Remembers it.
  public func dispose() { lock.holding { flag = true } }
}
