#if os(Linux)
  import UIKit

  /// The wire from a recogniser to the kit.
  @MainActor final class GestureConnection {
    private weak var recognizer: UIGestureRecognizer?
    private var token: GestureHandlers.Token?

    init(_ recognizer: UIGestureRecognizer) {
      self.recognizer = recognizer
    }

    func open(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      close()
      token = recognizer?.handlers.add(body)
    }

    func close() {
      if let token { recognizer?.handlers.remove(token) }
      token = nil
    }
  }
#endif
