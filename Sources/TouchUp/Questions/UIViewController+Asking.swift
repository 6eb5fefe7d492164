import UIKit

/// What all questions have in common, alerts and pickers.
extension UIViewController {
  /// Whether it can be asked from here.
  func checkAsking(_ whenBusy: WhenBusy) throws(QuestionError) {
    if let presented = presentedViewController {
      // NB: covered by a full screen a presenter is in no window until that has gone.
      guard whenBusy == .wait else {
        throw .alreadyPresenting(
          presenter: "\(type(of: self))", presented: "\(type(of: presented))")
      }
    } else if viewIfLoaded?.window == nil {
      throw .notInWindow(presenter: "\(type(of: self))")
    } else if isLeaving {
      throw .isBeingDismissed(presenter: "\(type(of: self))")
    }
  }

  /// Asks, or puts it behind what is presented and what waits already. `ask` is dropped when it is not its turn any more.
  ///
  /// - Returns: where it waits.
  func ask(
    _ question: any Withdrawable, _ whenBusy: WhenBusy,
    _ ask: @escaping @MainActor (UIViewController) -> Void
  ) -> QuestionQueue? {
    guard whenBusy == .wait else {
      ask(self)
      return nil
    }
    let queue = QuestionQueue.of(self)
    queue.add(question) { [weak self] in
      guard let self, self.viewIfLoaded?.window != nil, !self.isLeaving else { return }
      ask(self)
    }
    return queue
  }

  /// Whether it goes, with all that it might present: it, or what it is in, is being dismissed.
  private var isLeaving: Bool { isBeingDismissed || parent?.isLeaving == true }
}
