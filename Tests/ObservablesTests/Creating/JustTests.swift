import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct JustTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func atOnce() {
    let result = scheduler.start { Observable.just(42) }
    #expect(result.events == [.next(200, 42), .completed(200)])
  }

  @Test func onAScheduler() {
    let result = scheduler.start { [scheduler] in Observable.just(42, scheduler: scheduler) }
    #expect(result.events == [.next(201, 42), .completed(202)])
  }

  @Test func onASchedulerDisposed() {
    let before = scheduler.start(disposed: 200) { [scheduler] in
      Observable.just(42, scheduler: scheduler)
    }
    #expect(before.events == [])
    let other = TestScheduler(initialClock: 0)
    let between = other.start(disposed: 201) { Observable.just(42, scheduler: other) }
    #expect(between.events.contains { $0.value.isStopEvent } == false)
  }

  @Test func onlyTheOneThatIsTaken() {
    let result = scheduler.start { [scheduler] in
      Observable.just(42, scheduler: scheduler).take(1)
    }
    #expect(result.events == [.next(201, 42), .completed(201)])
  }

  @Test func withoutElements() {
    let empty = scheduler.start { Observable<Int>.empty() }
    #expect(empty.events == [.completed(200)])
    let others = TestScheduler(initialClock: 0)
    let never = others.start { Observable<Int>.never() }
    #expect(never.events == [])
    let more = TestScheduler(initialClock: 0)
    let error = more.start { Observable<Int>.error(TestError()) }
    #expect(error.events == [.error(200, TestError())])
  }

  @Test func disposalFromWithin() {
    var log: [String] = []
    _ = Observable.just(1).take(1).subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(1)", "completed"])
  }
}
