import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct ConcatMapTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.concatMap { Observable.just($0) } } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.concatMap { Observable.just($0) } } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.concatMap { Observable.just($0) } } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.concatMap { Observable.just($0) } } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.concatMap { Observable.just($0) } } == ["1", "2", "3", "4"])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(225, 2), .completed(230),
    ])
    let inner = scheduler.createColdObservable([.next(10, 0), .next(20, 5), .completed(30)])
    let result = scheduler.start { source.concatMap { n in inner.map { n * 10 + $0 } } }
    #expect(
      result.events == [
        .next(220, 10), .next(230, 15), .next(250, 20), .next(260, 25), .completed(270),
      ])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(240, 270)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start {
      source.concatMap { (_: Int) throws -> Observable<Int> in throw TestError() }
    }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func anErrorOfAnInnerStream() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let inner = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let result = scheduler.start { source.concatMap { _ in inner } }
    #expect(result.events == [.next(220, 1), .error(230, TestError())])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func anErrorOfTheSource() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(225, TestError())])
    let inner = scheduler.createColdObservable([.next(10, 0), .next(20, 1)])
    let result = scheduler.start { source.concatMap { _ in inner } }
    #expect(result.events == [.next(220, 0), .error(225, TestError())])
    #expect(inner.subscriptions == [Subscription(210, 225)])
  }

  @Test func disposalOfInnerStreams() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let inner = scheduler.createColdObservable([.next(15, 0), .next(90, 1)])
    let result = scheduler.start(disposed: 250) { source.concatMap { n in inner.map { n + $0 } } }
    #expect(result.events == [.next(225, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(inner.subscriptions == [Subscription(210, 250)])
  }
}
