import UIKit

/// The end of a picker of one photo.
@MainActor final class MediaPickEnd: PickEnd<PickedMedia> {
  /// Closures of the picker's own; freed before one of them is called.
  var finish: (@MainActor (UIImagePickerController, UIImage?) -> Void)? {
    didSet { listen() }
  }
  var cancel: (@MainActor (UIImagePickerController) -> Void)? {
    didSet { listen() }
  }

  private unowned let picker: UIImagePickerController

  private init(picker: UIImagePickerController) {
    self.picker = picker
    super.init(picker)
  }

  static func of(_ picker: UIImagePickerController) -> MediaPickEnd {
    let end = attachment(of: picker) { MediaPickEnd(picker: picker) }
    end.listen()
    return end
  }

  override var hasClosures: Bool { finish != nil || cancel != nil }

  override var obstacle: PhotoError? { pickObstacle(of: picker) }

  override func hear() {
    hearPicks(of: picker) { [weak self] in
      self?.leave(PickedMedia($0))
    } cancelled: { [weak self] in
      self?.leave(nil)
    }
  }

  override func takeClosures() -> @MainActor (PickedMedia?) -> Void {
    let (finish, cancel, picker) = (finish, cancel, picker)
    self.finish = nil
    self.cancel = nil
    return { media in
      if let media { finish?(picker, media.image) } else { cancel?(picker) }
    }
  }
}
