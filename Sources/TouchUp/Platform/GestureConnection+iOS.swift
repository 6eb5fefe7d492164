#if os(iOS)
  import UIKit

  /// The wire from a recogniser to the kit.
  @MainActor final class GestureConnection: NSObject {
    private weak var recognizer: UIGestureRecognizer?
    private var body: (@MainActor (UIGestureRecognizer) -> Void)?

    init(_ recognizer: UIGestureRecognizer) {
      self.recognizer = recognizer
      super.init()
    }

    func open(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      close()
      self.body = body
      recognizer?.addTarget(self, action: #selector(changed))
    }

    func close() {
      guard body != nil else { return }
      body = nil
      recognizer?.removeTarget(self, action: #selector(changed))
    }

    @objc private func changed() {
      if let recognizer { body?(recognizer) }
    }
  }
#endif
