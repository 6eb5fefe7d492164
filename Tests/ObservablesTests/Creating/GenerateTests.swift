import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct GenerateTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func values() {
    let result = scheduler.start {
      Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 2 })
    }
    #expect(
      result.events == [
        .next(200, 1), .next(200, 2), .next(200, 4), .next(200, 8), .next(200, 16), .completed(200),
      ])
  }

  @Test func onASchedulerEachHasATurn() {
    let result = scheduler.start { [scheduler] in
      Observable.generate(
        initialState: 0, condition: { $0 <= 2 }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(
      result.events == [.next(201, 0), .next(202, 1), .next(203, 2), .completed(204)])
  }

  @Test(arguments: [true, false]) func empty(isScheduled: Bool) {
    let result = start(isScheduled, condition: { _ in false }, iterate: { $0 + 1 })
    #expect(result.events == [.completed(isScheduled ? 201 : 200)])
  }

  @Test(arguments: [true, false]) func itsConditionThrows(isScheduled: Bool) {
    let result = start(
      isScheduled, condition: { _ in throw TestError() }, iterate: { $0 + 1 })
    #expect(result.events == [.error(isScheduled ? 201 : 200, TestError())])
  }

  @Test(arguments: [true, false]) func itsStepThrows(isScheduled: Bool) {
    let result = start(isScheduled, condition: { _ in true }, iterate: { _ in throw TestError() })
    #expect(result.events.map(\.value) == [.next(0), .error(TestError())])
    #expect(result.events.map(\.time) == (isScheduled ? [201, 202] : [200, 200]))
  }

  @Test func disposal() {
    var steps = 0
    let result = scheduler.start(disposed: 203) { [scheduler] in
      Observable.generate(
        initialState: 0, condition: { _ in true }, scheduler: scheduler,
        iterate: { number in
          steps += 1
          return number + 1
        })
    }
    #expect(result.events == [.next(201, 0), .next(202, 1)])
    #expect(steps == 1)
  }

  @Test func anEndlessOneStopsFromWithin() {
    var log: [Int] = []
    _ = Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 + 1 }).take(3)
      .subscribe(onNext: { log.append($0) })
    #expect(log == [0, 1, 2])
  }

  @Test func anotherFromWithinDoesNotHoldItUp() {
    var log: [Int] = []
    let numbers = Observable.generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 })
    _ = numbers.flatMap { ten in numbers.map { ten * 10 + $0 } }.subscribe(onNext: {
      log.append($0)
    })
    #expect(log.sorted() == [11, 12, 21, 22])
  }

  private func start(
    _ isScheduled: Bool, condition: @escaping (Int) throws -> Bool,
    iterate: @escaping (Int) throws -> Int
  ) -> TestableObserver<Int> {
    scheduler.start { [scheduler] in
      isScheduled
        ? Observable.generate(
          initialState: 0, condition: condition, scheduler: scheduler, iterate: iterate)
        : Observable.generate(initialState: 0, condition: condition, iterate: iterate)
    }
  }
}
