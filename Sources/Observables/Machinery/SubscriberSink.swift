/// The lower end of a subscription: closures.
final class SubscriberSink<Element>: TerminalSink<Element>, @unchecked Sendable {
  @exclusivity(unchecked) private var onNext: ((Element) -> Void)?
  @exclusivity(unchecked) private var onError: ((any Error) -> Void)?
  @exclusivity(unchecked) private var onCompleted: (() -> Void)?
  @exclusivity(unchecked) private var onDisposed: (() -> Void)?

  init(
    _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?,
    _ onCompleted: (() -> Void)?, _ onDisposed: (() -> Void)?
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
  }

  override func next(_ element: Element) {
    if enter() { onNext?(element) }
    leave()
  }

  override func error(_ error: any Error) {
    if enter() {
      if let onError { onError(error) } else { Hooks.defaultErrorHandler([], error) }
      dispose()
    }
    leave()
  }

  override func completed() {
    if enter() {
      onCompleted?()
      dispose()
    }
    leave()
  }

  override func disposed() { onDisposed.take()?() }

  override func drop() {
    onNext = nil
    onError = nil
    onCompleted = nil
  }
}
