public import Observables

/// Errors are equal if they are of one type and print the same.
extension CompletableEvent: Equatable {
  public static func == (first: CompletableEvent, second: CompletableEvent) -> Bool {
    switch (first, second) {
    case (.error(let first), .error(let second)):
      type(of: first) == type(of: second) && "\(first)" == "\(second)"
    case (.completed, .completed): true
    default: false
    }
  }
}
