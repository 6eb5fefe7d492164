#if os(iOS)
  import UIKit

  /// The wire from a picker to the kit. UIKit tells the delegate alone, so a relay takes its place: it hands every call on
  /// to the app's own, also to one set later.
  @MainActor final class PickConnection {
    private weak var picker: UIImagePickerController?
    private var relay: PickRelay?
    private var observation: NSKeyValueObservation?

    init(_ picker: UIImagePickerController) {
      self.picker = picker
    }

    func open(
      _ finished: @escaping @MainActor ([UIImagePickerController.InfoKey: Any]) -> Void,
      _ cancelled: @escaping @MainActor () -> Void
    ) {
      relay = PickRelay(finished, cancelled)
      stepIn()
      observation = picker?.observe(\.delegate) { [weak self] _, _ in
        // UIKit's controllers are used on the main thread alone.
        MainActor.assumeIsolated { self?.stepIn() }
      }
    }

    private func stepIn() {
      guard let picker, let relay, picker.delegate !== relay else { return }
      if !(picker.delegate is PickRelay) { relay.original = picker.delegate }
      picker.delegate = relay
    }
  }
#endif
