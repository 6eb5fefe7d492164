import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct FirstTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.first().asObservable() } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty(["next(nil) @ 300"]) { $0.first().asObservable() } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.first().asObservable() } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.filter { $0 > 10 }.first().asObservable() } == nil)
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(220, 2), .completed(300),
    ])
    let result = scheduler.start { source.first() }
    #expect(result.events == [.next(210, 1), .completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func anElementFromWithinIsNotTheFirst() {
    let subject = PublishSubject<Int>()
    var log: [Int?] = []
    _ = subject.first().subscribe(onSuccess: {
      subject.onNext(2)
      log.append($0)
    })
    subject.onNext(1)
    #expect(log == [1])
    #expect(!subject.hasObservers)
  }
}
