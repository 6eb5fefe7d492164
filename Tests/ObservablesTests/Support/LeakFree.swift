import Observables
import Testing

/// Counts what a test makes, apart from all other tests, and reports what lives on after it.
struct LeakFree: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let tally = Resources.Tally()
    try await tally.count { try await function() }
    // A task that was cancelled lets go when it has ended, and a queue when it has done its work, which
    // may be a moment later.
    let deadline = ContinuousClock.now + .seconds(5)
    while tally.total != 0, ContinuousClock.now < deadline { await Task.yield() }
    let total = tally.total
    #expect(
      total == 0, "\(total) objects live on after the test", sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == LeakFree {
  /// Nothing that the test made lives on after it.
  static var leakFree: LeakFree { LeakFree() }
}
