package import PhotosUI
package import UIKit

/// Several photos to be picked.
package struct ImagesForm: PickForm {
  private let configuration: PHPickerConfiguration
  private let refuse: (@MainActor () -> Void)?

  package init(
    limit: Int, configure: (@MainActor (inout PHPickerConfiguration) -> Void)?,
    onRefused: (@MainActor () -> Void)?
  ) {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selection = .ordered
    configuration.selectionLimit = max(0, limit)
    configure?(&configuration)
    self.configuration = configuration
    refuse = onRefused
  }

  package func check() {}

  package func makePicker() -> (UIViewController, PickEnd<[PHPickerResult]>) {
    let picker = PHPickerViewController(configuration: configuration)
    let end = ResultsPickEnd.of(picker)
    end.refuse = refuse
    return (picker, end)
  }
}
