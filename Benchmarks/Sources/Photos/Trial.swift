/// What is tried with the library.
enum Trial: String {
  /// Photos are tapped as soon as there are some.
  case tap
  /// The first screen is waited for, then it goes to the end by flings.
  case scroll
}
