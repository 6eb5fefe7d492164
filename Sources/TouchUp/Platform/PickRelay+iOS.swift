#if os(iOS)
  import UIKit

  /// Stands in for the delegate of a picker: hears of its end, and hands all on.
  final class PickRelay: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    /// The app's own delegate.
    weak var original: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    private let finished: @MainActor ([UIImagePickerController.InfoKey: Any]) -> Void
    private let cancelled: @MainActor () -> Void

    init(
      _ finished: @escaping @MainActor ([UIImagePickerController.InfoKey: Any]) -> Void,
      _ cancelled: @escaping @MainActor () -> Void
    ) {
      self.finished = finished
      self.cancelled = cancelled
      super.init()
    }

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || original?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
      original?.responds(to: selector) == true ? original : super.forwardingTarget(for: selector)
    }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      finished(info)
      original?.imagePickerController?(picker, didFinishPickingMediaWithInfo: info)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelled()
      original?.imagePickerControllerDidCancel?(picker)
    }
  }
#endif
