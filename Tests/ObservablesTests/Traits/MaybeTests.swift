import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct MaybeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// What a maybe tells, as words.
  private func outcome(of maybe: Maybe<Int>) -> [String] {
    var log: [String] = []
    _ = maybe.subscribe(
      onSuccess: { log.append("success \($0)") }, onError: { log.append("\($0)") },
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    return log
  }

  @Test func createTellsTheFirstOutcomeAlone() {
    let outcomes: [(MaybeEvent<Int>, String)] = [
      (.success(1), "success 1"), (.completed, "completed"),
      (.error(TestError()), "\(TestError())"),
    ]
    for (event, word) in outcomes {
      var isLetGo = false
      let maybe = Maybe<Int>.create { tell in
        tell(event)
        tell(.success(9))
        tell(.completed)
        return Disposables.create { isLetGo = true }
      }
      #expect(outcome(of: maybe) == [word, "disposed"])
      #expect(isLetGo)
    }
  }

  @Test func itsSources() {
    #expect(outcome(of: .just(1)) == ["success 1", "disposed"])
    #expect(outcome(of: .empty()) == ["completed", "disposed"])
    #expect(outcome(of: .error(TestError())) == ["\(TestError())", "disposed"])
    #expect(outcome(of: .never()) == [])
  }

  @Test func aClosureForAllOutcomesGetsOne() {
    var log: [String] = []
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = maybe.subscribe { event in log.append("\(event)") }
    }
    #expect(log == ["success(1)", "completed", "error(ObservablesTests.\(TestError()))"])
  }

  @Test func anObjectIsPassed() {
    final class Owner {}
    let owner = Owner()
    var log: [String] = []
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = maybe.subscribe(
        with: owner, onSuccess: { log.append("\($0 === owner) \($1)") },
        onError: { log.append("\($0 === owner) \($1)") },
        onCompleted: { log.append("\($0 === owner) completed") })
    }
    #expect(log == ["true 1", "true completed", "true \(TestError())"])
  }

  @Test func mapFilterAndFlatMap() {
    #expect(outcome(of: Maybe.just(1).map { $0 + 1 }) == ["success 2", "disposed"])
    #expect(outcome(of: Maybe<Int>.empty().map { $0 + 1 }) == ["completed", "disposed"])
    #expect(outcome(of: Maybe.just(1).filter { $0 > 1 }) == ["completed", "disposed"])
    #expect(outcome(of: Maybe.just(1).flatMap { .just($0 + 1) }) == ["success 2", "disposed"])
    #expect(outcome(of: Maybe.just(1).flatMap { _ in .empty() }) == ["completed", "disposed"])
    #expect(
      outcome(of: Maybe.just(1).map { _ in throw TestError() }) == ["\(TestError())", "disposed"])
  }

  @Test func asSingleAndAsCompletable() {
    let empty = scheduler.record(Maybe<Int>.empty().asSingle())
    let one = scheduler.record(Maybe.just(1).asSingle())
    let end = scheduler.record(Maybe.just(1).asCompletable())
    #expect(empty.events == [.error(0, RxError.noElements)])
    #expect(one.events == [.next(0, 1), .completed(0)])
    #expect(end.events.map(\.value.isCompleted) == [true])
    scheduler.start()
  }

  @Test func compactMapAndIfEmpty() {
    #expect(outcome(of: Maybe.just(1).compactMap { $0 + 1 }) == ["success 2", "disposed"])
    #expect(outcome(of: Maybe.just(1).compactMap { _ in nil }) == ["completed", "disposed"])
    let none = Maybe<Int>.empty()
    #expect(outcome(of: none.ifEmpty(switchTo: Maybe.just(2))) == ["success 2", "disposed"])
    #expect(outcome(of: none.ifEmpty(default: 3).asMaybe()) == ["success 3", "disposed"])
    let single = none.ifEmpty(switchTo: Single.just(4))
    #expect(outcome(of: single.asMaybe()) == ["success 4", "disposed"])
    #expect(outcome(of: Maybe.just(1).ifEmpty(default: 3).asMaybe()) == ["success 1", "disposed"])
  }
}
