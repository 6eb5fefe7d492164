import Foundation

/// Listens for what an object posts on the main thread, as long as it is kept.
@MainActor final class NotificationWire {
  // NB: off the actor for the deinitialiser alone, which nobody else can be beside.
  private nonisolated(unsafe) let token: any NSObjectProtocol

  init(
    _ name: Notification.Name, of object: AnyObject, _ body: @escaping @MainActor () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      // UIKit's objects post on the main thread alone.
      MainActor.assumeIsolated { body() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
