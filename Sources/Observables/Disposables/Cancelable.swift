/// A disposable that says whether it has been disposed of.
public protocol Cancelable: Disposable {
  /// Whether it has been disposed of. Another thread may do it right after.
  var isDisposed: Bool { get }
}
