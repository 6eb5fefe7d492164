public import UIKit

extension UIViewController {
  /// Asks with an alert whether to go on, and calls `handler` once: with true only when a person said so.
  ///
  /// - Parameters:
  ///   - confirmTitle: says what will be done, in the person's language.
  ///   - isDestructive: whether that destroys something; it is shown in red then.
  /// - Throws: ``QuestionError`` when the question cannot be shown; the handler is not called then.
  public func showConfirmation(
    title: String?, message: String? = nil, confirmTitle: String, cancelMessage: String,
    isDestructive: Bool = false, handler: @escaping @MainActor (Bool) -> Void
  ) throws(QuestionError) {
    _ = try Question(
      from: self, style: .alert, title: title, message: message, cancelMessage: cancelMessage,
      actions: [Self.confirmation(confirmTitle, isDestructive)], preferred: isDestructive ? nil : 0,
      receive: { handler($0 != nil) })
  }

  /// Asks with an alert whether to go on: true only when a person said so. A task that is cancelled
  /// takes the alert back, and gets false. Waiting keeps no controller alive.
  ///
  /// - Throws: ``QuestionError`` when the question cannot be shown.
  public consuming func confirm(
    title: String?, message: String? = nil, confirmTitle: String, cancelMessage: String,
    isDestructive: Bool = false
  ) async throws(QuestionError) -> Bool {
    guard !Task.isCancelled else { return false }
    let answer = PendingAnswer<Void>()
    let question = try Question(
      from: copy self, style: .alert, title: title, message: message, cancelMessage: cancelMessage,
      actions: [Self.confirmation(confirmTitle, isDestructive)], preferred: isDestructive ? nil : 0,
      receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return await answer.value(of: question) != nil
  }

  private static func confirmation(
    _ title: String, _ isDestructive: Bool
  ) -> ActionSheetAction<Void> {
    ActionSheetAction(
      title: title, actionType: (), style: isDestructive ? .destructive : .default)
  }
}
