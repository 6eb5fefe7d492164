import Observables
import Testing

@Suite(.leakFree) struct AsyncWorkTests {
  @Test func aSingleOfWork() async throws {
    let single = Single {
      await Task.yield()
      return 1
    }
    #expect(try await single.value == 1)
    #expect(try await single.map { $0 + 1 }.value == 2)
    await #expect(throws: TestError()) {
      try await Single<Int>(priority: .high) { throw TestError() }.value
    }
  }

  @Test func createTakesWorkToo() async throws {
    let single = Single<Int>.create {
      await Task.yield()
      return 2
    }
    #expect(try await single.value == 2)
    #expect(try await Single<Int>.create(detached: true, work: { 3 }).value == 3)
  }

  @Test func aMaybeOfWork() async throws {
    #expect(try await Maybe<Int>.create(work: { 1 }).value == 1)
    #expect(try await Maybe<Int>.create(work: { nil }).value == nil)
  }

  @Test func aCompletableOfWork() async throws {
    let done = Bell()
    try await Completable.create(work: { done.ring() }).value
    await done.rung()
    await #expect(throws: TestError()) {
      try await Completable.create(work: { throw TestError() }).value
    }
  }

  @Test func workRunsForEachSubscription() async throws {
    let runs = PublishSubject<Void>()
    var count = 0
    let counting = runs.subscribe(onNext: { count += 1 })
    let single = Single { runs.onNext(()) }
    try await single.value
    try await single.value
    counting.dispose()
    #expect(count == 2)
  }

  @Test func disposingCancelsTheWork() async {
    let began = Bell()
    let cancelled = Bell()
    let forever = Bell()
    let subscription = Single<Int> {
      await withTaskCancellationHandler {
        began.ring()
        await forever.rung()
        return 1
      } onCancel: {
        cancelled.ring()
      }
    }.subscribe(onSuccess: { _ in Issue.record("This was disposed of.") })
    await began.rung()
    subscription.dispose()
    await cancelled.rung()
  }

  @Test func cancellingWhoAwaitsCancelsTheWork() async {
    let began = Bell()
    let cancelled = Bell()
    let forever = Bell()
    let task = Task {
      try await Single<Int> {
        await withTaskCancellationHandler {
          began.ring()
          await forever.rung()
          return 1
        } onCancel: {
          cancelled.ring()
        }
      }.value
    }
    await began.rung()
    task.cancel()
    await cancelled.rung()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
