/// The place of one source's elements: of the last one, or of all that were not taken yet.
final class JoinCell<Element>: JoinState {
  /// Whether taking an element may leave it empty.
  let keepsAll: Bool
  @exclusivity(unchecked) private var element: Element?
  @exclusivity(unchecked) private var waiting = Queue<Element>()

  init(for source: Observable<Element>, keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  /// Takes note of the next element.
  func put(_ element: Element) {
    if keepsAll, isFilled { return waiting.append(element) }
    self.element = element
    isFilled = true
  }

  /// The last element, or the first that was not taken yet. To be asked for only when it is filled.
  func take() -> Element {
    let element = element.unsafelyUnwrapped
    if keepsAll {
      isFilled = !waiting.isEmpty
      self.element = waiting.popFirst()
    }
    return element
  }
}
