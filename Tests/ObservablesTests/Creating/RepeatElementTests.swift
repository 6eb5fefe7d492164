import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct RepeatElementTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func values() {
    let result = scheduler.start { Observable.repeatElement(7).take(3) }
    #expect(
      result.events == [.next(200, 7), .next(200, 7), .next(200, 7), .completed(200)])
  }

  @Test func onASchedulerUntilDisposal() {
    let result = scheduler.start(disposed: 204) { [scheduler] in
      Observable.repeatElement(7, scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 7), .next(202, 7), .next(203, 7)])
  }

  @Test func othersGetATurn() {
    var log: [Int] = []
    _ = Observable.of(1, 2).flatMap { Observable.repeatElement($0) }.take(6)
      .subscribe(onNext: { log.append($0) })
    #expect(log.count == 6)
    #expect(Set(log) == [1, 2])
  }
}
