/// What an operator that joins sources remembers of one of them, apart from its elements.
class JoinState {
  /// Whether there is an element.
  final var isFilled = false
  /// Whether the source has ended.
  final var isDone = false
}
