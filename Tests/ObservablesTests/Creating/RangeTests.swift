import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct RangeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func values() {
    let result = scheduler.start { Observable.range(start: 3, count: 3) }
    #expect(
      result.events == [.next(200, 3), .next(200, 4), .next(200, 5), .completed(200)])
  }

  @Test func onASchedulerEachHasATurn() {
    let result = scheduler.start { [scheduler] in
      Observable.range(start: -1, count: 2, scheduler: scheduler)
    }
    #expect(result.events == [.next(201, -1), .next(202, 0), .completed(203)])
  }

  @Test func empty() {
    let result = scheduler.start { Observable.range(start: 3, count: 0) }
    #expect(result.events == [.completed(200)])
  }

  @Test func upToTheLastNumber() {
    let result = scheduler.start { Observable.range(start: UInt8(254), count: 2) }
    #expect(result.events == [.next(200, 254), .next(200, 255), .completed(200)])
  }

  @Test func numbersThatThereAreNot() {
    let tooLarge = scheduler.start { Observable.range(start: Int.max, count: 2) }
    #expect(tooLarge.events == [.error(200, RxError.overflow)])
    let other = TestScheduler(initialClock: 0)
    let negative = other.start { Observable.range(start: 0, count: -1, scheduler: other) }
    #expect(negative.events == [.error(200, RxError.argumentOutOfRange)])
  }

  @Test func disposal() {
    let result = scheduler.start(disposed: 204) { [scheduler] in
      Observable.range(start: 0, count: 100, scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  @Test func disposalFromWithin() {
    var log: [Int] = []
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      Observable.range(start: 0, count: 10).subscribe(onNext: {
        log.append($0)
        if $0 == 0 { subscription.dispose() }
      }))
    // It began before its subscription was known, and `take` is how one stops it then.
    #expect(log == Array(0..<10))
    log = []
    _ = Observable.range(start: 0, count: 10).take(2).subscribe(onNext: { log.append($0) })
    #expect(log == [0, 1])
  }
}
