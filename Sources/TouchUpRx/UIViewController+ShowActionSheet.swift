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
  /// - Returns: a stream that fails with ``TouchUp/QuestionError`` when the sheet cannot be shown. To be
  ///   subscribed to on the main actor.
  public func showActionSheet<Choice: Sendable>(
    title: String? = nil, message: String? = nil, cancelMessage: String? = nil,
    actions: [ActionSheetAction<Choice>]
  ) -> Observable<Choice> {
    Observable.create { [weak self] observer in
      MainActor.assumeIsolated {
        guard let self else {
          observer.onCompleted()
          return Disposables.create()
        }
        do {
          let question = try Question(
            from: self, style: .actionSheet, title: title, message: message,
            cancelMessage: cancelMessage, actions: actions
          ) { choice in
            if let choice { observer.onNext(choice) }
            observer.onCompleted()
          }
          return Disposables.create { Task { @MainActor in question.withdraw() } }
        } catch {
          observer.onError(error)
          return Disposables.create()
        }
      }
    }
  }
}
