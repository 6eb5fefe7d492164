package import UIKit

/// A question that a picker asks, or one that waits for its turn: the primitive under the faces of controllers.
@MainActor package final class PanelQuestion: Withdrawable {
  private weak var panel: BlurPanelView?
  private weak var queue: QuestionQueue?
  private var isWithdrawn = false

  /// Shows a picker over `presenter`, or puts it behind others. `receive` is called once, after it has gone: with what was
  /// taken, or nil.
  package init<Choice>(
    _ form: PanelForm<Choice>, from presenter: UIViewController, whenBusy: WhenBusy,
    receive: @escaping @MainActor (Choice?) -> Void
  ) throws(QuestionError) {
    try presenter.checkAsking(whenBusy)
    let answer = Answer(receive)
    // What is not asked lets go of the answer, and that is one.
    queue = presenter.ask(self, whenBusy) { self.ask(form, answer, from: $0) }
  }

  private func ask<Choice>(
    _ form: PanelForm<Choice>, _ answer: Answer<Choice>, from presenter: UIViewController
  ) {
    guard !isWithdrawn else { return }
    let panel = form.make()
    self.panel = panel
    panel.show(from: presenter) { isTaken in answer.give(isTaken ? form.read(panel) : nil) }
  }

  /// Takes the picker back, and nothing else that is presented.
  package func withdraw() {
    isWithdrawn = true
    queue?.remove(self)
    panel?.hidePickerView()
  }
}
