/// At most so many of the last elements.
final class ReplayMemory<Element>: SubjectMemory<Element> {
  private let limit: Int
  private var elements = Queue<Element>()

  init(limit: Int) {
    self.limit = limit
  }

  override func keep(_ element: inout Element) {
    elements.append(element)
    if elements.count > limit, let oldest = elements.popFirst() { element = oldest }
  }

  override func greeting(isEnded: Bool) -> [Element] { elements.all }
}
