import Observables
import Testing

@Suite(.leakFree) struct AsyncSequenceTests {
  /// Counts from one, and throws in the end.
  private struct Counting: AsyncSequence, Sendable {
    let end: Int
    let error: (any Error)?

    struct Iterator: AsyncIteratorProtocol {
      let sequence: Counting
      var last = 0

      mutating func next() async throws -> Int? {
        guard last < sequence.end else {
          if let error = sequence.error { throw error }
          return nil
        }
        last += 1
        return last
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }
  }

  private func events(of source: Observable<Int>) async -> [String] {
    var log: [String] = []
    do {
      for try await number in source.values { log.append("\(number)") }
      log.append("completed")
    } catch {
      log.append("\(error)")
    }
    return log
  }

  @Test func elementsAndTheEnd() async {
    let source = Observable(Counting(end: 3, error: nil))
    #expect(await events(of: source) == ["1", "2", "3", "completed"])
  }

  @Test func eachSubscriptionIteratesAnew() async {
    let source = Counting(end: 2, error: nil).asObservable()
    #expect(await events(of: source) == ["1", "2", "completed"])
    #expect(await events(of: source) == ["1", "2", "completed"])
  }

  @Test func whatItThrowsIsTheError() async {
    let source = Counting(end: 1, error: TestError()).asObservable(detached: true)
    #expect(await events(of: source) == ["1", "\(TestError())"])
  }

  @Test func aCancellationIsAnEnd() async {
    let source = Counting(end: 1, error: CancellationError()).asObservable(priority: .high)
    #expect(await events(of: source) == ["1", "completed"])
  }

  @Test func disposingCancelsTheTask() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let cancelled = Bell()
    let first = Bell()
    continuation.onTermination = { termination in
      if case .cancelled = termination { cancelled.ring() }
    }
    let subscription = stream.asObservable().subscribe(onNext: { _ in first.ring() })
    continuation.yield(1)
    await first.rung()
    subscription.dispose()
    await cancelled.rung()
  }
}
