import UIKit

/// All that is asked, apart from who asks and who hears the answer.
package struct QuestionForm<Choice> {
  var style = UIAlertController.Style.alert
  var title: String?
  var message: String?
  var cancelMessage: String?
  var actions: [ActionSheetAction<Choice>]
  var anchor = QuestionAnchor.center
  /// Sees the alert before it is presented.
  var prepare: (@MainActor (UIAlertController) -> Void)?

  /// A choice in an action sheet.
  package static func sheet(
    _ title: String?, _ message: String?, _ cancelMessage: String?,
    _ actions: [ActionSheetAction<Choice>], _ anchor: QuestionAnchor
  ) -> QuestionForm {
    QuestionForm(
      style: .actionSheet, title: title, message: message, cancelMessage: cancelMessage,
      actions: actions, anchor: anchor)
  }

  /// The alert with these answers. `answer` is given what was chosen.
  func makeAlert(_ answer: Answer<Choice>) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions {
      let choice = action.actionType
      alert.add(action) { _ in answer.give(choice) }
    }
    if let cancelMessage {
      alert.addAction(UIAlertAction(title: cancelMessage, style: .cancel) { _ in answer.give(nil) })
    }
    prepare?(alert)
    return alert
  }
}

extension QuestionForm<Void> {
  /// A yes or no. What destroys is never what Return does.
  package static func confirmation(
    _ title: String?, _ message: String?, _ confirmTitle: String, _ cancelMessage: String,
    isDestructive: Bool
  ) -> QuestionForm {
    let yes = ActionSheetAction(
      title: confirmTitle, actionType: (), style: isDestructive ? .destructive : .default,
      isPreferred: !isDestructive)
    return QuestionForm(
      title: title, message: message, cancelMessage: cancelMessage, actions: [yes])
  }

  /// A text to type.
  package static func prompt(
    _ title: String?, _ message: String?, _ confirmTitle: String, _ cancelMessage: String,
    _ prompt: Prompt
  ) -> QuestionForm {
    QuestionForm(
      title: title, message: message, cancelMessage: cancelMessage,
      actions: [ActionSheetAction(title: confirmTitle, actionType: (), isPreferred: true)],
      prepare: prompt.prepare)
  }
}
