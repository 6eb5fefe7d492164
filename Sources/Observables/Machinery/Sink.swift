/// What events flow into: a node that is told of elements, an error, the end.
///
/// Whoever feeds it does so one event at a time, and stops when it `isDisposed`.
class Sink<Element>: Node, @unchecked Sendable {
  /// The next element.
  func next(_ element: Element) {}

  /// The stream ended with an error.
  func error(_ error: any Error) {}

  /// The stream ended well.
  func completed() {}

  /// One of the three.
  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): self.error(error)
    case .completed: completed()
    }
  }
}
