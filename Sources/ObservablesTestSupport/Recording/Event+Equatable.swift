public import Observables

/// Elements are equal if they are; errors if they are of one type and print the same.
extension Event: Equatable where Element: Equatable {
  public static func == (first: Event<Element>, second: Event<Element>) -> Bool {
    switch (first, second) {
    case (.next(let first), .next(let second)): first == second
    case (.error(let first), .error(let second)):
      type(of: first) == type(of: second) && "\(first)" == "\(second)"
    case (.completed, .completed): true
    default: false
    }
  }
}
