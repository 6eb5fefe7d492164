public import Observables
public import TouchUp
public import UIKit

extension UIViewController {
  /// A question as a stream: each subscription presents an action sheet of its own, tells what was chosen and ends;
  /// without a choice it ends alone.
  ///
  /// It ends after the dismissal has finished, whatever ended the sheet; also, without a sheet, when this controller has
  /// gone. Disposing takes the sheet back, and nothing else that is presented.
  ///
  /// - Parameters:
  ///   - anchor: what the sheet points at on a pad.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  /// - Returns: a stream that fails with ``TouchUp/QuestionError`` when the sheet cannot be shown. To be
  ///   subscribed to on the main actor.
  public func showActionSheet<Choice: Sendable>(
    title: String? = nil, message: String? = nil, cancelMessage: String? = nil,
    actions: [ActionSheetAction<Choice>], anchor: QuestionAnchor = .center,
    whenBusy: WhenBusy = .fail
  ) -> Observable<Choice> {
    question(whenBusy) {
      (.sheet(title, message, cancelMessage, actions, anchor), { $0 })
    }
  }

  /// A yes or no as a stream: each subscription presents an alert of its own, and tells a yes; it ends alone when that was
  /// not said. For the rest see
  /// ``showActionSheet(title:message:cancelMessage:actions:anchor:whenBusy:)``.
  public func showConfirmation(
    title: String?, message: String? = nil, confirmTitle: String, cancelMessage: String,
    isDestructive: Bool = false, whenBusy: WhenBusy = .fail
  ) -> Observable<Void> {
    question(whenBusy) {
      (
        .confirmation(title, message, confirmTitle, cancelMessage, isDestructive: isDestructive),
        { $0 }
      )
    }
  }

  /// A text to type as a stream: each subscription presents an alert of its own, tells what was typed, and ends; it ends
  /// alone when it was cancelled. For the rest see
  /// ``showActionSheet(title:message:cancelMessage:actions:anchor:whenBusy:)``.
  ///
  /// - Parameters:
  ///   - validate: says whether a text will do; asked at first and after each change. While it will not, the answer
  ///     cannot be given.
  ///   - configure: changes the field before it is shown, for a secret for instance.
  public func showPrompt(
    title: String?, message: String? = nil, text: String = "", placeholder: String? = nil,
    confirmTitle: String, cancelMessage: String,
    validate: (@MainActor (String) -> Bool)? = nil,
    configure: (@MainActor (UITextField) -> Void)? = nil, whenBusy: WhenBusy = .fail
  ) -> Observable<String> {
    question(whenBusy) {
      let prompt = Prompt(
        text: text, placeholder: placeholder, validate: validate, configure: configure)
      return (
        .prompt(title, message, confirmTitle, cancelMessage, prompt), { _ in prompt.text }
      )
    }
  }

  /// A question for each subscription: `make` gives what is asked, and what an answer says.
  private func question<Choice, Said: Sendable>(
    _ whenBusy: WhenBusy,
    make: @escaping @MainActor () -> (QuestionForm<Choice>, @MainActor (Choice) -> Said)
  ) -> Observable<Said> {
    asking { controller, receive in
      let (form, said) = make()
      return try Question(form, from: controller, whenBusy: whenBusy) { choice in
        receive(choice.map { .success(said($0)) })
      }
    }
  }
}
