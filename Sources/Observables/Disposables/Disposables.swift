/// Makes disposables.
public enum Disposables {
  /// One that does nothing.
  public static func create() -> any Disposable { NopDisposable() }

  /// One that calls `dispose` once, on the thread that disposes of it.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// One that disposes of all that are given, in order.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    create(disposables)
  }

  /// One that disposes of all that are given, in order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}
