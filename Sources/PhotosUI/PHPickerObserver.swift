/// Hears of what becomes of a picker, beside its delegate: for the kit.
@MainActor package struct PHPickerObserver {
  /// It has ended, with nothing when it was cancelled.
  package let finished: @MainActor ([PHPickerResult]) -> Void
  /// A tap was refused.
  package let refused: @MainActor () -> Void

  package init(
    finished: @escaping @MainActor ([PHPickerResult]) -> Void,
    refused: @escaping @MainActor () -> Void
  ) {
    self.finished = finished
    self.refused = refused
  }
}
