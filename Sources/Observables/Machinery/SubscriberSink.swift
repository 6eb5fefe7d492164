/// The lower end of a subscription: closures.
final class SubscriberSink<Element>: TerminalSink<Element>, @unchecked Sendable {
  // NB: not a strong reference, and closures that do not change: whoever tells an event keeps them from
  // being dropped meanwhile, and retaining them for each event would take as long as all the rest.
  @exclusivity(unchecked) private var handlers: Unmanaged<Handlers<Element>>?
  @exclusivity(unchecked) private var onDisposed: (() -> Void)?

  init(
    _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?,
    _ onCompleted: (() -> Void)?, _ onDisposed: (() -> Void)?
  ) {
    handlers = .passRetained(Handlers(onNext, onError, onCompleted))
    self.onDisposed = onDisposed
  }

  deinit { handlers?.release() }

  override func next(_ element: Element) {
    tell { handlers?._withUnsafeGuaranteedRef { $0.onNext?(element) } }
  }

  override func error(_ error: any Error) {
    tell {
      handlers?._withUnsafeGuaranteedRef {
        if let onError = $0.onError { onError(error) } else { Hooks.defaultErrorHandler([], error) }
      }
      dispose()
    }
  }

  override func completed() {
    tell {
      handlers?._withUnsafeGuaranteedRef { $0.onCompleted?() }
      dispose()
    }
  }

  override func disposed() { onDisposed.take()?() }

  override func drop() { handlers.take()?.release() }
}

/// The user's closures, to be dropped together.
private final class Handlers<Element> {
  let onNext: ((Element) -> Void)?
  let onError: ((any Error) -> Void)?
  let onCompleted: (() -> Void)?

  init(
    _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?,
    _ onCompleted: (() -> Void)?
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
  }
}
