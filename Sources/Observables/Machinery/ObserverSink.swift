/// The lower end of a subscription: an observer of the user's.
final class ObserverSink<Element>: TerminalSink<Element>, @unchecked Sendable {
  @exclusivity(unchecked) private var handler: ((Event<Element>) -> Void)?

  init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  override func next(_ element: Element) {
    tell { handler?(.next(element)) }
  }

  override func error(_ error: any Error) { end(.error(error)) }

  override func completed() { end(.completed) }

  override func drop() { handler = nil }

  private func end(_ event: Event<Element>) {
    tell {
      handler?(event)
      dispose()
    }
  }
}
