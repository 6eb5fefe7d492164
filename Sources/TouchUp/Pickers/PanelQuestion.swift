package import UIKit

/// A question that a picker asks: the primitive under the faces of controllers.
@MainActor package final class PanelQuestion: Withdrawable {
  private weak var panel: BlurPanelView?

  /// Shows a picker over `presenter`. `receive` is called once, after it has gone: with what was taken, or nil.
  package init<Choice>(
    _ form: PanelForm<Choice>, from presenter: UIViewController,
    receive: @escaping @MainActor (Choice?) -> Void
  ) throws(QuestionError) {
    let panel = form.make()
    self.panel = panel
    try panel.show(from: presenter) { isTaken in receive(isTaken ? form.read(panel) : nil) }
  }

  /// Takes the picker back, and nothing else that is presented.
  package func withdraw() { panel?.hidePickerView() }
}
