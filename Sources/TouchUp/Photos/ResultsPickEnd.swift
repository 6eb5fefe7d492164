import PhotosUI
import UIKit

/// The end of a picker of several photos.
@MainActor final class ResultsPickEnd: PickEnd<[PHPickerResult]> {
  /// A closure of the picker's own; freed before it is called.
  var finish: (@MainActor (PHPickerViewController, [PHPickerResult]) -> Void)? {
    didSet { listen() }
  }
  /// Is told of refused taps, until the end.
  var refuse: (@MainActor () -> Void)?

  private unowned let picker: PHPickerViewController

  private init(picker: PHPickerViewController) {
    self.picker = picker
    super.init(picker)
  }

  static func of(_ picker: PHPickerViewController) -> ResultsPickEnd {
    let end = attachment(of: picker) { ResultsPickEnd(picker: picker) }
    end.listen()
    return end
  }

  override var hasClosures: Bool { finish != nil }

  override var obstacle: PhotoError? { pickObstacle(of: picker) }

  override func hear() {
    hearPicks(of: picker) { [weak self] results in
      // None is how a picker says that it was cancelled.
      self?.leave(results.isEmpty ? nil : results)
    } refused: { [weak self] in
      self?.refuse?()
    }
  }

  override func takeClosures() -> @MainActor ([PHPickerResult]?) -> Void {
    let (finish, picker) = (finish, picker)
    self.finish = nil
    refuse = nil
    return { results in finish?(picker, results ?? []) }
  }
}
