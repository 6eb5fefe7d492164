public import UIKit

extension UIViewController {
  /// Asks with an alert whether to go on, and calls `handler` once: with true only when a person said so.
  ///
  /// - Parameters:
  ///   - confirmTitle: says what will be done, in the person's language.
  ///   - isDestructive: whether that destroys something; it is shown in red then.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  /// - Throws: ``QuestionError`` when the question cannot be shown; the handler is not called then.
  public func showConfirmation(
    title: String?, message: String? = nil, confirmTitle: String, cancelMessage: String,
    isDestructive: Bool = false, whenBusy: WhenBusy = .fail,
    handler: @escaping @MainActor (Bool) -> Void
  ) throws(QuestionError) {
    _ = try Question(
      .confirmation(
        title, message, confirmTitle, cancelMessage, isDestructive: isDestructive),
      from: self, whenBusy: whenBusy, receive: { handler($0 != nil) })
  }

  /// Asks with an alert whether to go on: true only when a person said so. A task that is cancelled
  /// takes the alert back, and gets false. Waiting keeps no controller alive.
  ///
  /// - Throws: ``QuestionError`` when the question cannot be shown.
  public consuming func confirm(
    title: String?, message: String? = nil, confirmTitle: String, cancelMessage: String,
    isDestructive: Bool = false, whenBusy: WhenBusy = .fail
  ) async throws(QuestionError) -> Bool {
    guard !Task.isCancelled else { return false }
    let answer = PendingAnswer<Void>()
    let question = try Question(
      .confirmation(
        title, message, confirmTitle, cancelMessage, isDestructive: isDestructive),
      from: copy self, whenBusy: whenBusy, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return await answer.value(of: question) != nil
  }
}
