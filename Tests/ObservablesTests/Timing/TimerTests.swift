import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TimerTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func onceAndThenTheEnd() {
    let result = scheduler.start {
      Observable<Int>.timer(.seconds(30), scheduler: scheduler)
    }
    #expect(result.events == [.next(230, 0), .completed(230)])
  }

  @Test(arguments: [0, -5]) func withoutDelayIsAsSoonAsPossible(seconds: Int) {
    let result = scheduler.start {
      Observable<Int>.timer(.seconds(seconds), scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 0), .completed(201)])
  }

  @Test func periodically() {
    let result = scheduler.start(disposed: 270) {
      Observable<Int64>.timer(.seconds(30), period: .seconds(15), scheduler: scheduler)
    }
    #expect(result.events == [.next(230, 0), .next(245, 1), .next(260, 2)])
  }

  @Test func interval() {
    let result = scheduler.start(disposed: 250) {
      Observable<Int>.interval(.seconds(20), scheduler: scheduler)
    }
    #expect(result.events == [.next(220, 0), .next(240, 1)])
  }

  @Test func disposalBeforeTheFirst() {
    let result = scheduler.start(disposed: 210) {
      Observable<Int>.timer(.seconds(30), scheduler: scheduler)
    }
    #expect(result.events == [])
  }

  @Test func eachSubscriptionCountsForItself() {
    let stream = Observable<Int>.interval(.seconds(50), scheduler: scheduler)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(230) { _ = stream.take(2).subscribe(second) }
    let first = scheduler.start(disposed: 310) { stream }
    #expect(first.events == [.next(250, 0), .next(300, 1)])
    #expect(second.events == [.next(280, 0), .next(330, 1), .completed(330)])
  }

  @Test func numbersGoAround() {
    let result = scheduler.start(disposed: 462) {
      Observable<UInt8>.interval(.seconds(1), scheduler: scheduler)
    }
    #expect(result.events.suffix(6).map { $0.value.element } == [255, 0, 1, 2, 3, 4])
  }

  @Test func anObserverThatGoesFromWithin() {
    let result = scheduler.start {
      Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(2)
    }
    #expect(result.events == [.next(210, 0), .next(220, 1), .completed(220)])
  }

  @Test func onAQueue() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let numbers = await withCheckedContinuation { done in
      var log: [Int] = []
      _ = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
        .subscribe(onNext: { log.append($0) }, onCompleted: { done.resume(returning: log) })
    }
    #expect(numbers == [0, 1, 2])
  }
}
