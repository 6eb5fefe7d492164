import Observables
import Testing

struct FilteringExamples {
  @Test func someOfTheElements() async throws {
    let numbers = Observable.of(1, 1, 2, 3, 3)
    #expect(try await numbers.distinctUntilChanged().toArray().value == [1, 2, 3])
    #expect(try await numbers.filter { $0 > 1 }.toArray().value == [2, 3, 3])
    #expect(try await numbers.take(2).toArray().value == [1, 1])
    #expect(try await numbers.take(while: { $0 < 3 }).toArray().value == [1, 1, 2])
    #expect(try await numbers.skip(3).toArray().value == [3, 3])
    #expect(try await numbers.takeLast(1).toArray().value == [3])
  }

  @Test func untilSomethingElseHappens() {
    let ticks = PublishSubject<Int>()
    let stop = PublishSubject<Void>()
    var log: [Event<Int>] = []
    _ = ticks.take(until: stop).subscribe { log.append($0) }
    ticks.onNext(1)
    stop.onNext(())
    ticks.onNext(2)
    #expect(log.map(\.debugDescription) == ["next(1)", "completed"])
  }
}
