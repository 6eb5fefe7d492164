/// How much of a controller is to be seen.
enum Appearance: Equatable {
  case hidden
  /// - Parameter isIn: whether the view was told to be in its window.
  case appearing(animated: Bool, isIn: Bool)
  case shown
  case disappearing(animated: Bool)
}
