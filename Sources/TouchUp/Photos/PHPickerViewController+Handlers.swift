public import PhotosUI

extension PHPickerViewController {
  /// Called once with what was picked, in the order of tapping, after the picker has gone: with nothing when it was
  /// cancelled, by the button, by pulling it down, by code, or with its presenter. It is freed then.
  ///
  /// The kit dismisses the picker, and only the picker. A delegate, when there is one, is told as well; on iOS it has to be
  /// set before this.
  ///
  /// ```swift
  /// let picker = PHPickerViewController(configuration: configuration)
  /// picker.didFinishPicking = { _, results in print("\(results.count) picked") }
  /// present(picker, animated: true)
  /// ```
  public var didFinishPicking: (@MainActor (PHPickerViewController, [PHPickerResult]) -> Void)? {
    get { ResultsPickEnd.of(self).finish }
    set { ResultsPickEnd.of(self).finish = newValue }
  }
}
