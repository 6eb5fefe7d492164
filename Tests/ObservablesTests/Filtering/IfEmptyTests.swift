import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct IfEmptyTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.ifEmpty(default: 7) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty(["next(7) @ 300"]) { $0.ifEmpty(default: 7) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.ifEmpty(default: 7) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.ifEmpty(default: 7) } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.ifEmpty(default: 7) } == ["1", "2", "3", "4"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.ifEmpty(default: 7) }
    #expect(result.events == [.next(210, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func anotherStream() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(220)])
    let other = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(result.events == [.next(230, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(220, 240)])
  }

  @Test func anotherStreamThatIsNotNeeded() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let other = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(other.subscriptions == [])
  }

  @Test func anErrorOfTheOther() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(220)])
    let other = scheduler.createColdObservable([
      Recorded<Event<Int>>.error(10, TestError())
    ])
    let result = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(result.events == [.error(230, TestError())])
    #expect(other.subscriptions == [Subscription(220, 230)])
  }

  @Test func disposalOfTheOther() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(220)])
    let other = scheduler.createColdObservable([.next(10, 1), .next(100, 2)])
    let result = scheduler.start(disposed: 300) {
      source.ifEmpty(switchTo: other.asObservable())
    }
    #expect(result.events == [.next(230, 1)])
    #expect(other.subscriptions == [Subscription(220, 300)])
  }

  @Test func oneAfterTheOtherNeedsNoStack() {
    let many = 100_000
    var tried = 0
    func attempt() -> Observable<Int> {
      tried += 1
      return tried == many ? .just(1) : Observable.empty().ifEmpty(switchTo: .deferred(attempt))
    }
    var log: [Int] = []
    _ = attempt().subscribe(onNext: { log.append($0) })
    #expect(log == [1])
    #expect(tried == many)
  }
}
