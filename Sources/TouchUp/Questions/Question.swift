package import UIKit

/// A question on the screen, or one that waits for its turn: the primitive under every face that asks one.
///
/// Whatever becomes of it, there is exactly one answer, after the dismissal has finished: by an answer
/// chosen, by cancel, by a tap beside it, or by the end of the alert, which holds the closures of its actions and so
/// the place for the answer.
@MainActor package final class Question: Withdrawable {
  private weak var alert: UIAlertController?
  private weak var queue: QuestionQueue?
  private var isWithdrawn = false

  /// Presents it, or puts it behind others. `receive` is called once, with nil when nothing was chosen.
  package init<Choice>(
    _ form: QuestionForm<Choice>, from presenter: UIViewController, whenBusy: WhenBusy,
    receive: @escaping @MainActor (Choice?) -> Void
  ) throws(QuestionError) {
    guard !form.actions.isEmpty else { throw .noActions }
    try presenter.checkAsking(whenBusy)
    let answer = Answer(receive)
    // What is not asked lets go of the answer, and that is one.
    queue = presenter.ask(self, whenBusy) { self.ask(form, answer, from: $0) }
  }

  private func ask<Choice>(
    _ form: QuestionForm<Choice>, _ answer: Answer<Choice>, from presenter: UIViewController
  ) {
    guard !isWithdrawn else { return }
    let alert = form.makeAlert(answer)
    if let popover = alert.popoverPresentationController {
      form.anchor.place(popover, of: presenter)
    }
    whenGone(alert) { [weak answer] in answer?.give(nil) }
    self.alert = alert
    presenter.present(alert, animated: true)
  }

  /// Takes the question back, and nothing else that is presented; on its way in, as soon as it is there.
  package func withdraw() {
    isWithdrawn = true
    queue?.remove(self)
    guard let alert, let presenter = alert.presentingViewController else { return }
    presenter.dismiss(animated: true)
  }
}
