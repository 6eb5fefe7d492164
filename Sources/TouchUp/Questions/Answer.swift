/// The one answer to a question: given once, and nil at the latest when nobody can give one any more.
@MainActor final class Answer<Choice> {
  // NB: off the actor for the deinitialiser alone, which nobody else can be beside.
  private nonisolated(unsafe) var receive: (@MainActor (Choice?) -> Void)?

  init(_ receive: @escaping @MainActor (Choice?) -> Void) {
    self.receive = receive
  }

  /// The question holds this, and goes when it was dismissed, by whomever. Without an answer that is one.
  nonisolated deinit {
    guard let receive else { return }
    Task { @MainActor in receive(nil) }
  }

  /// There will be no answer: whoever asked has been told otherwise.
  func forget() { receive = nil }

  func give(_ choice: Choice?) {
    guard let receive else { return }
    // Dropped before it is called, so that nothing it does can be answered again.
    self.receive = nil
    receive(choice)
  }
}
