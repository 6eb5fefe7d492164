import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TakeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.take(100) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.take(100) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.take(100) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.take(100) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.take(100) } == ["1", "2", "3", "4"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(300),
    ])
    let result = scheduler.start { source.take(2) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: [0, -1]) func none(count: Int) {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { source.take(count) }
    #expect(result.events == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func theLastOneFromWithin() {
    #expect(OperatorCheck.within { $0.take(2) } == ["1", "2"])
  }

  @Test func aDisposalAtTheLastElement() {
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var log: [String] = []
    subscription.disposable = subject.take(1).materialize().subscribe(onNext: {
      log.append($0.debugDescription)
      subscription.dispose()
    })
    subject.onNext(1)
    #expect(log == ["next(1)"])
  }
}
