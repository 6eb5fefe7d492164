/// What a subject keeps for observers that come later. Used under the subject's lock.
class SubjectMemory<Element> {
  /// Takes note of an element.
  func keep(_ element: Element) {}

  /// What an observer gets first that comes now, before or after the end.
  func greeting(isEnded: Bool) -> [Element] { [] }

  /// What all get before a good end.
  var farewell: [Element] { [] }

  /// Whether elements are told when they come.
  var tellsAtOnce: Bool { true }
}
