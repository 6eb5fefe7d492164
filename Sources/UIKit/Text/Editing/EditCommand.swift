/// What a key, or a menu, does to a text.
nonisolated enum EditCommand: Equatable, Sendable {
  case insert(String)
  case delete(EditDirection, EditUnit)
  case move(EditDirection, EditUnit, extends: Bool)
  case selectAll
  case cut, copy, paste
  case undo, redo
}
