public import UIKit

extension UIViewController {
  /// Asks with an action sheet, and calls `handler` once with what was chosen: nil when it was cancelled,
  /// when a person tapped beside it, or when it was dismissed by code or went with its presenter.
  ///
  /// The handler is called after the dismissal has finished, so that the next screen can be presented at once. It
  /// is freed then.
  ///
  /// - Parameters:
  ///   - anchor: what the sheet points at on a pad.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  /// - Throws: ``QuestionError`` when the question cannot be shown; the handler is not called then.
  public func showActionSheet<Choice>(
    title: String? = nil, message: String? = nil, cancelMessage: String? = nil,
    actions: [ActionSheetAction<Choice>], anchor: QuestionAnchor = .center,
    whenBusy: WhenBusy = .fail, handler: @escaping @MainActor (Choice?) -> Void
  ) throws(QuestionError) {
    _ = try Question(
      .sheet(title, message, cancelMessage, actions, anchor), from: self, whenBusy: whenBusy,
      receive: handler)
  }

  /// Asks with an action sheet and waits for the choice: nil when there was none. See
  /// ``showActionSheet(title:message:cancelMessage:actions:anchor:whenBusy:handler:)``.
  ///
  /// A task that is cancelled takes the sheet back, and gets nil. Waiting keeps no controller alive.
  ///
  /// - Throws: ``QuestionError`` when the question cannot be shown.
  public consuming func choose<Choice>(
    title: String? = nil, message: String? = nil, cancelMessage: String? = nil,
    actions: [ActionSheetAction<Choice>], anchor: QuestionAnchor = .center,
    whenBusy: WhenBusy = .fail
  ) async throws(QuestionError) -> Choice? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<Choice>()
    let question = try Question(
      .sheet(title, message, cancelMessage, actions, anchor), from: copy self, whenBusy: whenBusy,
      receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return await answer.value(of: question)
  }
}
