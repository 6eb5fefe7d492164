package import UIKit

/// A question on the screen: the primitive under every face that asks one.
///
/// Whatever becomes of it, there is exactly one answer, after the dismissal has finished: by an answer
/// chosen, by cancel, by a tap beside it, or by the end of the alert, which holds the closures of its actions and so
/// the place for the answer.
@MainActor package final class Question {
  private weak var alert: UIAlertController?

  /// Presents it. `receive` is called once, with nil when nothing was chosen.
  package init<Choice>(
    from presenter: UIViewController, style: UIAlertController.Style, title: String?,
    message: String?, cancelMessage: String?, actions: [ActionSheetAction<Choice>],
    preferred: Int? = nil,
    prepare: (@MainActor (UIAlertController) -> Void)? = nil,
    receive: @escaping @MainActor (Choice?) -> Void
  ) throws(QuestionError) {
    guard !actions.isEmpty else { throw .noActions }
    guard presenter.viewIfLoaded?.window != nil else {
      throw .notInWindow(presenter: "\(type(of: presenter))")
    }
    if let presented = presenter.presentedViewController {
      throw .alreadyPresenting(
        presenter: "\(type(of: presenter))", presented: "\(type(of: presented))")
    }
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    let answer = Answer(receive)
    for (index, action) in actions.enumerated() {
      let choice = action.actionType
      let made = UIAlertAction(title: action.title, style: action.style) { _ in answer.give(choice)
      }
      made.isEnabled = action.isEnabled
      alert.addAction(made)
      if index == preferred { alert.preferredAction = made }
    }
    if let cancelMessage {
      alert.addAction(UIAlertAction(title: cancelMessage, style: .cancel) { _ in answer.give(nil) })
    }
    prepare?(alert)
    anchor(alert, in: presenter)
    whenGone(alert) { [weak answer] in answer?.give(nil) }
    self.alert = alert
    presenter.present(alert, animated: true)
  }

  /// Takes the question back, and nothing else that is presented; on its way in, as soon as it is there.
  package func withdraw() {
    guard let alert, let presenter = alert.presentingViewController else { return }
    presenter.dismiss(animated: true)
  }
}
