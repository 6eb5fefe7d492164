/// The last element, told when the stream ends well.
final class FinalMemory<Element>: SubjectMemory<Element> {
  private var element: Element?

  override func keep(_ element: inout Element) {
    let old = self.element
    self.element = element
    if let old { element = old }
  }

  override var farewell: [Element] { element.map { [$0] } ?? [] }

  override var tellsAtOnce: Bool { false }
}
