/// Keeps something for a suite, and lets it go on the main actor: suites themselves end anywhere.
@MainActor final class Kept<Value: AnyObject> {
  private(set) var value: Value?

  init(_ value: Value) {
    self.value = value
  }

  isolated deinit {
    value = nil
  }
}
