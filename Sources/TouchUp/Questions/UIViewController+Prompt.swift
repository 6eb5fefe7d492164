public import UIKit

extension UIViewController {
  /// Asks for a text with an alert, and calls `handler` once: with what was typed, or with nil when it was cancelled, or
  /// when it was dismissed by code or went with its presenter.
  ///
  /// - Parameters:
  ///   - text: what stands in the field at first.
  ///   - placeholder: what stands there while there is no text.
  ///   - confirmTitle: says what will be done, in the person's language. Return does it too.
  ///   - validate: says whether a text will do; asked at first and after each change. While it will not, the answer
  ///     cannot be given.
  ///   - configure: changes the field before it is shown, for a secret for instance.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  /// - Throws: ``QuestionError`` when the question cannot be shown; the handler is not called then.
  public func showPrompt(
    title: String?, message: String? = nil, text: String = "", placeholder: String? = nil,
    confirmTitle: String, cancelMessage: String,
    validate: (@MainActor (String) -> Bool)? = nil,
    configure: (@MainActor (UITextField) -> Void)? = nil, whenBusy: WhenBusy = .fail,
    handler: @escaping @MainActor (String?) -> Void
  ) throws(QuestionError) {
    let prompt = Prompt(
      text: text, placeholder: placeholder, validate: validate, configure: configure)
    _ = try Question(
      .prompt(title, message, confirmTitle, cancelMessage, prompt), from: self,
      whenBusy: whenBusy, receive: { handler($0.map { prompt.text }) })
  }

  /// Asks for a text with an alert and waits for it: nil when it was cancelled. See
  /// ``showPrompt(title:message:text:placeholder:confirmTitle:cancelMessage:validate:configure:whenBusy:handler:)``.
  ///
  /// A task that is cancelled takes the alert back, and gets nil. Waiting keeps no controller alive.
  ///
  /// - Throws: ``QuestionError`` when the question cannot be shown.
  public consuming func prompt(
    title: String?, message: String? = nil, text: String = "", placeholder: String? = nil,
    confirmTitle: String, cancelMessage: String,
    validate: (@MainActor (String) -> Bool)? = nil,
    configure: (@MainActor (UITextField) -> Void)? = nil, whenBusy: WhenBusy = .fail
  ) async throws(QuestionError) -> String? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<Void>()
    let prompt = Prompt(
      text: text, placeholder: placeholder, validate: validate, configure: configure)
    let question = try Question(
      .prompt(title, message, confirmTitle, cancelMessage, prompt), from: copy self,
      whenBusy: whenBusy, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return await answer.value(of: question).map { prompt.text }
  }
}
