public import UIKit

extension UIViewController {
  /// Asks with an action sheet, and calls `handler` once with what was chosen: nil when it was cancelled,
  /// when a person tapped beside it, or when it was dismissed by code or went with its presenter.
  ///
  /// The handler is called after the dismissal has finished, so that the next screen can be presented at once. It
  /// is freed then. On a pad the sheet stands in the middle of this controller's view.
  ///
  /// - Throws: ``QuestionError`` when the question cannot be shown; the handler is not called then.
  public func showActionSheet<Choice>(
    title: String? = nil, message: String? = nil, cancelMessage: String? = nil,
    actions: [ActionSheetAction<Choice>], handler: @escaping @MainActor (Choice?) -> Void
  ) throws(QuestionError) {
    _ = try Question(
      from: self, style: .actionSheet, title: title, message: message,
      cancelMessage: cancelMessage, actions: actions, receive: handler)
  }

  /// Asks with an action sheet and waits for the choice: nil when there was none. See
  /// ``showActionSheet(title:message:cancelMessage:actions:handler:)``.
  ///
  /// A task that is cancelled takes the sheet back, and gets nil. Waiting keeps no controller alive.
  ///
  /// - Throws: ``QuestionError`` when the question cannot be shown.
  public consuming func choose<Choice>(
    title: String? = nil, message: String? = nil, cancelMessage: String? = nil,
    actions: [ActionSheetAction<Choice>]
  ) async throws(QuestionError) -> Choice? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<Choice>()
    let question = try Question(
      from: copy self, style: .actionSheet, title: title, message: message,
      cancelMessage: cancelMessage, actions: actions, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return await answer.value(of: question)
  }
}
