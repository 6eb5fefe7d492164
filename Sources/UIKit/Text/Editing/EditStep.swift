/// Where a caret comes to that goes up or down.
nonisolated struct EditStep: Equatable, Sendable {
  var caret: EditCaret
  /// Where it would like to be across: what the next step begins with.
  var column: Double
}
