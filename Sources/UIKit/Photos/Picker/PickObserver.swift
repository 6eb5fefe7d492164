/// Hears of the end of a picker, beside its delegate: for the kit.
@MainActor package struct PickObserver {
  /// Something was picked.
  package let finished: @MainActor ([UIImagePickerController.InfoKey: Any]) -> Void
  /// It was cancelled.
  package let cancelled: @MainActor () -> Void

  package init(
    finished: @escaping @MainActor ([UIImagePickerController.InfoKey: Any]) -> Void,
    cancelled: @escaping @MainActor () -> Void
  ) {
    self.finished = finished
    self.cancelled = cancelled
  }
}
