#if os(iOS)
  import PhotosUI
  import UIKit

  /// Stands in for the delegate of a picker of several: hears of its end, and hands it on.
  final class ResultsRelay: PHPickerViewControllerDelegate {
    var finished: (@MainActor ([PHPickerResult]) -> Void)?
    /// The app's own delegate.
    weak var original: (any PHPickerViewControllerDelegate)?

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      finished?(results)
      original?.picker(picker, didFinishPicking: results)
    }
  }
#endif
