public import Observables
public import TouchUp
public import UIKit

extension UIAlertController {
  /// Adds an alert action for each of `actions`, and one that cancels, and tells which was chosen.
  ///
  /// The stream tells the choice and ends when the alert was dismissed by it; it ends alone when it was cancelled, and
  /// when the alert goes away without a choice. Subscribe before the alert is presented; each subscriber hears the
  /// same choice.
  ///
  /// - Parameter cancelMessage: the title of the action that cancels; nil for none. An alert has at most one.
  public func addAction<Choice: Sendable>(
    actions: [ActionSheetAction<Choice>], cancelMessage: String? = nil,
    cancelAction: (@MainActor (UIAlertAction) -> Void)? = nil
  ) -> Observable<Choice> {
    // The alert holds the closures of its actions, and with them the subject: it ends with the alert.
    let end = EndingSubject<Choice>()
    for action in actions {
      let choice = action.actionType
      add(action) { _ in
        end.subject.onNext(choice)
        end.subject.onCompleted()
      }
    }
    if let cancelMessage {
      addAction(
        UIAlertAction(title: cancelMessage, style: .cancel) { action in
          cancelAction?(action)
          end.subject.onCompleted()
        })
    }
    return end.subject.asObservable()
  }
}
