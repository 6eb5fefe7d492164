public import Foundation

/// Why a question could not be asked.
nonisolated public enum QuestionError: Error, Equatable {
  /// The presenter's view is in no window: nobody would see the question.
  case notInWindow(presenter: String)
  /// The presenter is being dismissed: the question would go with it.
  case isBeingDismissed(presenter: String)
  /// The presenter presents something already. Names both by their classes.
  case alreadyPresenting(presenter: String, presented: String)
  /// There is nothing to choose from.
  case noActions
}

nonisolated extension QuestionError: LocalizedError {
  /// What happened, and what to do instead.
  public var errorDescription: String? {
    switch self {
    case .notInWindow(let presenter):
      "The view of \(presenter) is in no window: ask in viewDidAppear or later."
    case .isBeingDismissed(let presenter):
      "\(presenter) is being dismissed: ask from what stays."
    case .alreadyPresenting(let presenter, let presented):
      "\(presenter) presents \(presented) already: wait for its end, or ask from there."
    case .noActions:
      "There is nothing to choose from: pass at least one action."
    }
  }
}
