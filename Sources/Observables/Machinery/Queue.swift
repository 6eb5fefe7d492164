/// First in, first out; both ends in constant time.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var count: Int { elements.count - head }
  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: head < 1_024)
        head = 0
      } else if head >= 64, head * 2 > elements.count {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head].take()
  }

  /// All that is in it, first to last.
  var all: [Element] { elements[head...].map { $0.unsafelyUnwrapped } }

  mutating func removeAll() {
    elements = []
    head = 0
  }
}

extension Queue: Sendable where Element: Sendable {}
