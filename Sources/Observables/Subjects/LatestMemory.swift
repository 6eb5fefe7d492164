/// The last element.
final class LatestMemory<Element>: SubjectMemory<Element> {
  private(set) var element: Element

  init(_ element: Element) {
    self.element = element
  }

  override func keep(_ element: inout Element) { swap(&self.element, &element) }

  override func greeting(isEnded: Bool) -> [Element] { isEnded ? [] : [element] }
}
