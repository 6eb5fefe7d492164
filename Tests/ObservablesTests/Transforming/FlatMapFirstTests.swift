import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct FlatMapFirstTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.flatMapFirst { Observable.just($0) } } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.flatMapFirst { Observable.just($0) } } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.flatMapFirst { Observable.just($0) } } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.flatMapFirst { Observable.just($0) } } == nil)
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(250, 3), .completed(260),
    ])
    let inner = scheduler.createColdObservable([.next(10, 0), .next(20, 5), .completed(30)])
    var asked: [Int] = []
    let result = scheduler.start {
      source.flatMapFirst { number in
        asked.append(number)
        return inner.map { number * 10 + $0 }
      }
    }
    #expect(
      result.events == [
        .next(220, 10), .next(230, 15), .next(260, 30), .next(270, 35), .completed(280),
      ])
    #expect(asked == [1, 3])
    #expect(source.subscriptions == [Subscription(200, 260)])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(250, 280)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start {
      source.flatMapFirst { (_: Int) throws -> Observable<Int> in throw TestError() }
    }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func anErrorOfAnInnerStream() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let result = scheduler.start {
      source.flatMapFirst { _ in Observable<Int>.error(TestError()) }
    }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func disposalOfAnInnerStream() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let inner = scheduler.createColdObservable([.next(10, 0), .next(90, 1)])
    let result = scheduler.start(disposed: 250) { source.flatMapFirst { _ in inner } }
    #expect(result.events == [.next(220, 0)])
    #expect(inner.subscriptions == [Subscription(210, 250)])
  }

  @Test func elementsFromWithinAreDroppedToo() {
    let source = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = source.flatMapFirst { Observable.of($0, $0 * 10) }.subscribe(onNext: {
      log.append($0)
      if $0 == 1 { source.onNext(2) }
    })
    source.onNext(1)
    source.onNext(3)
    #expect(log.filter { $0 % 10 != 2 && $0 != 20 } == [1, 10, 3, 30])
    subscription.dispose()
  }
}
