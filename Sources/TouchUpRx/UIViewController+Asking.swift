import Observables
import TouchUp
import UIKit

extension UIViewController {
  /// A question for each subscription: tells the answer and ends; without one it ends alone. Disposing takes the question
  /// back. The one bridge from questions to streams.
  ///
  /// - Parameter ask: Asks from this controller, and has what follows called once: with nil when there was no answer.
  func asking<Said: Sendable>(
    _ ask:
      @escaping @MainActor (
        UIViewController, @escaping @MainActor (Result<Said, any Error>?) -> Void
      ) throws -> any Withdrawable
  ) -> Observable<Said> {
    Observable.create { [weak self] observer in
      MainActor.assumeIsolated {
        guard let self else {
          observer.onCompleted()
          return Disposables.create()
        }
        do {
          let question = try ask(self) { answer in
            switch answer {
            case .success(let said): observer.onNext(said)
            case .failure(let error): return observer.onError(error)
            case nil: break
            }
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
