/// What a subject keeps for observers that come later. Used under the subject's lock.
class SubjectMemory<Element> {
  /// Takes note of an element, and leaves the one that it drops for it in its place. That one goes when
  /// the lock has been given back: code of the user's may run when it does.
  func keep(_ element: inout Element) {}

  /// What an observer gets first that comes now, before or after the end.
  func greeting(isEnded: Bool) -> [Element] { [] }

  /// What all get before a good end.
  var farewell: [Element] { [] }

  /// Whether elements are told when they come.
  var tellsAtOnce: Bool { true }
}
