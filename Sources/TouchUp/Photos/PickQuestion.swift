package import UIKit

/// A picker of photos on the screen, or one that waits for its turn: the primitive under the faces of controllers.
///
/// Whatever becomes of it, there is exactly one answer, after the dismissal has finished.
@MainActor package final class PickQuestion: Withdrawable {
  private weak var picker: UIViewController?
  private weak var queue: QuestionQueue?
  private var isWithdrawn = false
  private var dismissalIsOurs: @MainActor () -> Void = {}

  /// Presents a picker, or puts it behind others. `receive` is called once, with nil when nothing was picked.
  package init<Form: PickForm>(
    _ form: Form, from presenter: UIViewController, whenBusy: WhenBusy,
    receive: @escaping @MainActor (Result<Form.Picked, PhotoError>?) -> Void
  ) throws(PhotoError) {
    try form.check()
    do {
      try presenter.checkAsking(whenBusy)
    } catch {
      throw .cannotAsk(error)
    }
    let answer = Answer(receive)
    // What is not asked lets go of the answer, and that is one.
    queue = presenter.ask(self, whenBusy) { self.ask(form, answer, from: $0) }
  }

  private func ask<Form: PickForm>(
    _ form: Form, _ answer: Answer<Result<Form.Picked, PhotoError>>,
    from presenter: UIViewController
  ) {
    guard !isWithdrawn else { return }
    let (picker, end) = form.makePicker()
    self.picker = picker
    end.answer = answer
    dismissalIsOurs = { [weak end] in end?.isWithdrawn = true }
    presenter.present(picker, animated: true)
  }

  /// Takes the picker back, and nothing else that is presented; on its way in, as soon as it is there.
  package func withdraw() {
    isWithdrawn = true
    queue?.remove(self)
    guard let picker, let presenter = picker.presentingViewController else { return }
    dismissalIsOurs()
    presenter.dismiss(animated: true)
  }
}
