/// What becomes of a question whose presenter presents something already.
nonisolated public enum WhenBusy: Sendable {
  /// It is not asked: ``QuestionError/alreadyPresenting(presenter:presented:)``.
  case fail
  /// It waits until nothing is presented any more. Those that wait are asked in the order in which they came; one that
  /// cannot be asked when it is its turn, since the presenter has left its window, is answered as if it were cancelled.
  case wait
}
