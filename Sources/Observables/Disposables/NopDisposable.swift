/// There is nothing to let go of.
struct NopDisposable: Disposable {
  func dispose() {}
}
