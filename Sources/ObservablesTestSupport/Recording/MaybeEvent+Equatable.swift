public import Observables

/// Elements are equal if they are; errors if they are of one type and print the same.
extension MaybeEvent: Equatable where Element: Equatable {
  public static func == (first: MaybeEvent<Element>, second: MaybeEvent<Element>) -> Bool {
    switch (first, second) {
    case (.success(let first), .success(let second)): first == second
    case (.error(let first), .error(let second)):
      type(of: first) == type(of: second) && "\(first)" == "\(second)"
    case (.completed, .completed): true
    default: false
    }
  }
}
