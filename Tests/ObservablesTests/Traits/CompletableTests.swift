import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct CompletableTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func outcome(of completable: Completable) -> [String] {
    var log: [String] = []
    _ = completable.subscribe(
      onCompleted: { log.append("completed") }, onError: { log.append("\($0)") },
      onDisposed: { log.append("disposed") })
    return log
  }

  /// A completable that ends so many ticks after it was subscribed to.
  private func ending(after ticks: TestTime) -> (TestableObservable<Never>, Completable) {
    let source = scheduler.createColdObservable([Recorded<Event<Never>>.completed(ticks)])
    return (source, source.asCompletable())
  }

  @Test func createTellsTheFirstOutcomeAlone() {
    let outcomes: [(CompletableEvent, String)] = [
      (.completed, "completed"), (.error(TestError()), "\(TestError())"),
    ]
    for (event, word) in outcomes {
      var isLetGo = false
      let completable = Completable.create { tell in
        tell(event)
        tell(.completed)
        return Disposables.create { isLetGo = true }
      }
      #expect(outcome(of: completable) == [word, "disposed"])
      #expect(isLetGo)
    }
  }

  @Test func itsSources() {
    #expect(outcome(of: .empty()) == ["completed", "disposed"])
    #expect(outcome(of: .error(TestError())) == ["\(TestError())", "disposed"])
    #expect(outcome(of: .never()) == [])
  }

  @Test func aClosureForAllOutcomesGetsOne() {
    final class Owner {}
    let owner = Owner()
    var log: [String] = []
    for completable in [Completable.empty(), .error(TestError())] {
      _ = completable.subscribe { event in log.append("\(event)") }
      _ = completable.subscribe(
        with: owner, onCompleted: { log.append("\($0 === owner)") },
        onError: { log.append("\($0 === owner) \($1)") })
    }
    #expect(
      log == ["completed", "true", "error(ObservablesTests.\(TestError()))", "true \(TestError())"])
  }

  @Test func andThenBeginsAfterTheEnd() {
    let (first, completable) = ending(after: 20)
    let second = scheduler.createColdObservable([.next(10, 1), .completed(10)])
    let result = scheduler.start { completable.andThen(second.asSingle()) }
    #expect(result.events == [.next(230, 1), .completed(230)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 230)])
  }

  @Test func afterAnErrorThereIsNoAndThen() {
    let source = scheduler.createColdObservable([Recorded<Event<Never>>.error(20, TestError())])
    let second = scheduler.createColdObservable([.next(10, 1), .completed(10)])
    let result = scheduler.start { source.asCompletable().andThen(second.asMaybe()) }
    #expect(result.events == [.error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [])
  }

  @Test func disposalReachesWhicheverRuns() {
    for disposal in [210, 230] {
      let scheduler = TestScheduler(initialClock: 0)
      let first = scheduler.createColdObservable([Recorded<Event<Never>>.completed(20)])
      let second = scheduler.createColdObservable([.next(20, 1), .completed(20)])
      let result = scheduler.start(disposed: disposal) {
        first.asCompletable().andThen(second.asObservable())
      }
      #expect(result.events == [])
      #expect(first.subscriptions == [Subscription(200, min(disposal, 220))])
      #expect(second.subscriptions == (disposal > 220 ? [Subscription(220, disposal)] : []))
    }
  }

  @Test func aThousandThensNeedNoStack() {
    var chain = Completable.empty()
    for _ in 0..<1_000 { chain = chain.andThen(Completable.empty()) }
    #expect(outcome(of: chain) == ["completed", "disposed"])
  }
}
