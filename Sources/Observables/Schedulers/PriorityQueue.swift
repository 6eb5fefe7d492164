/// Whatever comes before all others, first.
struct PriorityQueue<Element> {
  private var heap: [Element] = []
  private let isBefore: (Element, Element) -> Bool

  init(isBefore: @escaping (Element, Element) -> Bool) {
    self.isBefore = isBefore
  }

  var first: Element? { heap.first }

  mutating func insert(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> Element? {
    guard heap.count > 1 else { return heap.popLast() }
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if isBefore(heap[child], heap[least]) { least = child }
      }
      guard least != parent else { return first }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
