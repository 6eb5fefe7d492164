/// The last element, told when the stream ends well.
final class FinalMemory<Element>: SubjectMemory<Element> {
  private var element: Element?

  override func keep(_ element: Element) { self.element = element }

  override var farewell: [Element] { element.map { [$0] } ?? [] }

  override var tellsAtOnce: Bool { false }
}
