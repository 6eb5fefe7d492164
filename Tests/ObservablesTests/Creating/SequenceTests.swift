import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct SequenceTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func ofElements() {
    let result = scheduler.start { Observable.of(1, 2) }
    #expect(result.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func ofElementsOnAScheduler() {
    let result = scheduler.start { [scheduler] in Observable.of(1, 2, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func fromAnArrayOnAScheduler() {
    let result = scheduler.start { [scheduler] in Observable.from([1, 2], scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func fromASequence() {
    let result = scheduler.start { Observable.from(stride(from: 0, to: 6, by: 3)) }
    #expect(result.events == [.next(200, 0), .next(200, 3), .completed(200)])
  }

  @Test func fromASequenceOnAScheduler() {
    let result = scheduler.start { [scheduler] in
      Observable.from(stride(from: 0, to: 6, by: 3), scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 0), .next(202, 3), .completed(203)])
  }

  @Test func eachSubscriptionBeginsAnew() {
    var log: [Int] = []
    let numbers = Observable.from(Set([1]), scheduler: CurrentThreadScheduler.instance)
    _ = numbers.subscribe(onNext: { log.append($0) })
    _ = numbers.subscribe(onNext: { log.append($0) })
    #expect(log == [1, 1])
  }

  @Test func fromAnOptional() {
    var log: [String] = []
    _ = Observable.from(optional: 1).subscribe { log.append($0.debugDescription) }
    _ = Observable<Int>.from(optional: nil).subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(1)", "completed", "completed"])
  }

  @Test func fromAnOptionalOnAScheduler() {
    let one = scheduler.start { [scheduler] in
      Observable.from(optional: 1, scheduler: scheduler)
    }
    #expect(one.events == [.next(201, 1), .completed(202)])
    let other = TestScheduler(initialClock: 0)
    let none = other.start { Observable<Int>.from(optional: nil, scheduler: other) }
    #expect(none.events == [.completed(201)])
  }

  @Test func empty() {
    let result = scheduler.start { [scheduler] in
      Observable.from([Int](), scheduler: scheduler)
    }
    #expect(result.events == [.completed(201)])
  }

  @Test func disposal() {
    let result = scheduler.start(disposed: 203) { [scheduler] in
      Observable.from(1...9, scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 1), .next(202, 2)])
  }

  @Test func disposalFromWithin() {
    var log: [Int] = []
    _ = Observable.from(1...).take(2).subscribe(onNext: { log.append($0) })
    #expect(log == [1, 2])
  }
}
