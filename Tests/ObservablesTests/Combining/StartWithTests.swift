import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct StartWithTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.startWith(8, 9) }
    #expect(result.events == [.next(200, 8), .next(200, 9)])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { source.startWith(9) }
    #expect(result.events == [.next(200, 9), .completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start { source.startWith(9) }
    #expect(result.events == [.next(200, 9), .next(210, 1), .next(220, 2), .completed(230)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { source.startWith(9) }
    #expect(result.events == [.next(200, 9), .next(210, 1), .error(220, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = scheduler.start(disposed: 250) { source.startWith(9) }
    #expect(result.events == [.next(200, 9), .next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func whoHasEnoughDoesNotSubscribeToTheSource() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { source.startWith(7, 8, 9).take(2) }
    #expect(result.events == [.next(200, 7), .next(200, 8), .completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func anEventFromWithinComesNext() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = subject.startWith(0).subscribe(onNext: {
      log.append($0)
      // Nobody listens to the subject yet when the first element comes.
      if $0 < 2 { subject.onNext($0 + 1) }
    })
    subject.onNext(1)
    #expect(log == [0, 1, 2])
    subscription.dispose()
  }
}
