/// Where one of several sources flows into an operator.
final class Inlet<Element, Input>: Sink<Element>, @unchecked Sendable {
  private let gate: Gate<Input>
  private let input: (Event<Element>) -> Input

  /// Sends to `gate` what `input` makes of the events. The gate holds the inlet.
  init(to gate: Gate<Input>, _ input: @escaping (Event<Element>) -> Input) {
    self.gate = gate
    self.input = input
  }

  override func next(_ element: Element) {
    if !isDisposed { gate.send(input(.next(element))) }
  }

  override func error(_ error: any Error) { end(.error(error)) }

  override func completed() { end(.completed) }

  private func end(_ event: Event<Element>) {
    if !isDisposed { gate.send(input(event)) }
    gate.remove(self)
  }
}
