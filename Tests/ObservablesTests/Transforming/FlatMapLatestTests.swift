import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct FlatMapLatestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.flatMapLatest { Observable.just($0) } } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.flatMapLatest { Observable.just($0) } } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.flatMapLatest { Observable.just($0) } } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.flatMapLatest { Observable.just($0) } } == nil)
  }

  @Test func within() {
    #expect(
      OperatorCheck.within { $0.flatMapLatest { Observable.just($0) } } == ["1", "2", "3", "4"])
  }

  @Test func aNewOneTakesThePlaceOfTheOneBefore() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(225, 2), .completed(230),
    ])
    let inner = scheduler.createColdObservable([.next(10, 0), .next(20, 5), .completed(30)])
    let result = scheduler.start { source.flatMapLatest { n in inner.map { n * 10 + $0 } } }
    #expect(
      result.events == [.next(220, 10), .next(235, 20), .next(245, 25), .completed(255)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(inner.subscriptions == [Subscription(210, 225), Subscription(225, 255)])
  }

  @Test func itEndsWithTheSourceWhenNoneIsLeft() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let inner = scheduler.createColdObservable([.next(10, 0), .completed(20)])
    let result = scheduler.start { source.flatMapLatest { _ in inner } }
    #expect(result.events == [.next(220, 0), .completed(300)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func anErrorOfAnInnerStream() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let inner = scheduler.createColdObservable([
      Recorded<Event<Int>>.error(20, TestError())
    ])
    let result = scheduler.start { source.flatMapLatest { _ in inner } }
    #expect(result.events == [.error(230, TestError())])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func anErrorOfTheSource() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(225, TestError())])
    let inner = scheduler.createColdObservable([.next(10, 0), .next(20, 1)])
    let result = scheduler.start { source.flatMapLatest { _ in inner } }
    #expect(result.events == [.next(220, 0), .error(225, TestError())])
    #expect(inner.subscriptions == [Subscription(210, 225)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start {
      source.flatMapLatest { (_: Int) throws -> Observable<Int> in throw TestError() }
    }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func disposalOfAnInnerStream() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let inner = scheduler.createColdObservable([.next(10, 0), .next(90, 1)])
    let result = scheduler.start(disposed: 250) { source.flatMapLatest { _ in inner } }
    #expect(result.events == [.next(220, 0)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(inner.subscriptions == [Subscription(210, 250)])
  }

  @Test func streamsAsElements() {
    let first = scheduler.createColdObservable([.next(10, 1), .next(50, 2), .completed(60)])
    let second = scheduler.createColdObservable([.next(10, 3), .completed(20)])
    let source = scheduler.createHotObservable([
      .next(210, first), .next(240, second), .completed(245),
    ])
    let result = scheduler.start { source.switchLatest() }
    #expect(result.events == [.next(220, 1), .next(250, 3), .completed(260)])
    #expect(first.subscriptions == [Subscription(210, 240)])
    #expect(second.subscriptions == [Subscription(240, 260)])
  }

  @Test func whatEachTellsAtOnceIsHeard() {
    let source = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = source.flatMapLatest { Observable.just($0) }
      .subscribe(onNext: { log.append($0) })
    // Within an inner stream's subscription, where others are put off.
    _ = Observable.just(0).flatMap { _ in
      Observable<Int>.create { observer in
        for number in 1...3 { source.onNext(number) }
        observer.onCompleted()
        return Disposables.create()
      }
    }.subscribe()
    #expect(log == [1, 2, 3])
    source.onCompleted()
    subscription.dispose()
  }

  @Test func aStreamThatCallsItselfNeedsNoStack() {
    func countdown(_ number: Int) -> Observable<Int> {
      number == 0 ? .just(0) : Observable.just(number - 1).flatMapLatest(countdown)
    }
    var log: [String] = []
    _ = countdown(100_000).subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(0)", "completed"])
  }
}
