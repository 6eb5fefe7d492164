import UIKit

/// Waits with a picker for its end, and gives the one answer. Made when it is first needed, kept by the picker.
@MainActor final class PickEnd {
  /// What a question is to be answered with.
  var answer: Answer<Result<PickedMedia, PhotoError>>?
  /// Closures of the picker's own; freed before one of them is called.
  var finish: (@MainActor (UIImagePickerController, UIImage?) -> Void)? {
    didSet { listen() }
  }
  var cancel: (@MainActor (UIImagePickerController) -> Void)? {
    didSet { listen() }
  }
  /// Whether whoever asked does not want to know any more.
  var isWithdrawn = false

  private unowned let picker: UIImagePickerController
  private var picked: PickedMedia?
  private var isListening = false

  private init(_ picker: UIImagePickerController) {
    self.picker = picker
  }

  static func of(_ picker: UIImagePickerController) -> PickEnd {
    let end = attachment(of: picker) { PickEnd(picker) }
    end.listen()
    return end
  }

  /// Whether there are closures, or a question.
  var isUsed: Bool { answer != nil || finish != nil || cancel != nil }

  private func listen() {
    guard !isListening else { return }
    isListening = true
    hearPicks(of: picker) { [weak self] in
      self?.leave(PickedMedia($0))
    } cancelled: { [weak self] in
      self?.leave(nil)
    }
    whenDeparted(picker) { [weak self] in self?.departed() }
  }

  /// What was picked is handed over once the picker has gone: then the next screen can be presented.
  private func leave(_ media: PickedMedia?) {
    guard isUsed, !isWithdrawn else { return }
    picked = picked ?? media
    // NB: only the picker: a delegate that dismisses it, too, does so after this and finds nothing of its own to dismiss.
    guard !picker.isBeingDismissed, let presenter = picker.presentingViewController else { return }
    presenter.dismiss(animated: true)
  }

  private func departed() {
    isListening = false
    let (media, answer, finish, cancel) = (picked, answer, finish, cancel)
    picked = nil
    self.answer = nil
    // Dropped before they are called, without listening anew.
    drop()
    if let media {
      finish?(picker, media.image)
      answer?.give(.success(media))
    } else {
      cancel?(picker)
      let obstacle = isWithdrawn ? nil : pickObstacle(of: picker)
      answer?.give(obstacle.map { .failure($0) })
    }
  }

  private func drop() {
    isListening = true
    finish = nil
    cancel = nil
    isListening = false
  }
}
