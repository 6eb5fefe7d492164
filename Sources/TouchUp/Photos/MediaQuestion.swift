package import UIKit

/// A picker of photos on the screen, or one that waits for its turn: the primitive under the faces of controllers.
///
/// Whatever becomes of it, there is exactly one answer, after the dismissal has finished.
@MainActor package final class MediaQuestion: Withdrawable {
  private weak var picker: UIImagePickerController?
  private weak var queue: QuestionQueue?
  private var isWithdrawn = false

  /// Presents a picker, or puts it behind others. `receive` is called once, with nil when nothing was picked.
  package init(
    _ form: MediaForm, from presenter: UIViewController, whenBusy: WhenBusy,
    receive: @escaping @MainActor (Result<PickedMedia, PhotoError>?) -> Void
  ) throws(PhotoError) {
    guard UIImagePickerController.isSourceTypeAvailable(form.source) else {
      throw .sourceUnavailable(form.source)
    }
    do {
      try presenter.checkAsking(whenBusy)
    } catch {
      throw .cannotAsk(error)
    }
    let answer = Answer(receive)
    // What is not asked lets go of the answer, and that is one.
    queue = presenter.ask(self, whenBusy) { self.ask(form, answer, from: $0) }
  }

  private func ask(
    _ form: MediaForm, _ answer: Answer<Result<PickedMedia, PhotoError>>,
    from presenter: UIViewController
  ) {
    guard !isWithdrawn else { return }
    let picker = form.makePicker()
    self.picker = picker
    PickEnd.of(picker).answer = answer
    presenter.present(picker, animated: true)
  }

  /// Takes the picker back, and nothing else that is presented; on its way in, as soon as it is there.
  package func withdraw() {
    isWithdrawn = true
    queue?.remove(self)
    guard let picker, let presenter = picker.presentingViewController else { return }
    PickEnd.of(picker).isWithdrawn = true
    presenter.dismiss(animated: true)
  }
}
