import Foundation
public import Observables

extension ControlProperty where PropertyType: Equatable & Sendable {
  /// Ties the property to a relay, both ways: the control takes the relay's value now and each later one, and the
  /// relay takes what a person sets. A value does not come back to where it came from.
  ///
  /// - Returns: what ends it; it also ends when the control goes away. It keeps the relay, not the control.
  public func bindBothWays(to relay: BehaviorRelay<PropertyType>) -> any Disposable {
    let echo = Echo<PropertyType>()
    let down = relay.subscribe(onNext: { value in
      if !echo.isOwn(value) { on(.next(value)) }
    })
    let up = changed.subscribe(
      onNext: { value in echo.sending(value) { relay.accept(value) } },
      onCompleted: { down.dispose() })
    return Disposables.create(down, up)
  }
}

/// Knows which value is on its way up, so that it is not sent down again.
private final class Echo<Value: Equatable & Sendable>: Sendable {
  private struct State: Sendable {
    var thread: ObjectIdentifier
    var value: Value
  }

  private let lock = NSLock()
  // NB: read and written under the lock alone.
  private nonisolated(unsafe) var state: State?

  func sending(_ value: Value, _ body: () -> Void) {
    let outer = replace(State(thread: ObjectIdentifier(Thread.current), value: value))
    body()
    _ = replace(outer)
  }

  func isOwn(_ value: Value) -> Bool {
    lock.withLock {
      state?.thread == ObjectIdentifier(Thread.current) && state?.value == value
    }
  }

  private func replace(_ new: State?) -> State? {
    lock.withLock {
      defer { state = new }
      return state
    }
  }
}
