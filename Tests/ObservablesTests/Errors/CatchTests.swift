import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct CatchTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.catch { _ in .just(9) } }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { source.catch { _ in .just(9) } }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start { source.catch { _ in .just(9) } }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
  }

  @Test func anErrorIsFollowedByTheHandlersStream() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError(number: 7))])
    let second = scheduler.createHotObservable([.next(215, 8), .next(230, 9), .completed(240)])
    var errors: [Int] = []
    let result = scheduler.start {
      source.catch { error in
        errors.append((error as? TestError)?.number ?? 0)
        return second.asObservable()
      }
    }
    #expect(result.events == [.next(210, 1), .next(230, 9), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
    #expect(errors == [7])
  }

  @Test func anErrorOfTheHandlersStreamEndsIt() {
    let source = scheduler.createHotObservable([.error(220, TestError(number: 1), Int.self)])
    let second = scheduler.createHotObservable([.next(230, 9), .error(240, TestError(number: 2))])
    let result = scheduler.start { source.catch { _ in second.asObservable() } }
    #expect(result.events == [.next(230, 9), .error(240, TestError(number: 2))])
    #expect(second.subscriptions == [Subscription(220, 240)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError(number: 1))])
    let result = scheduler.start { source.catch { _ in throw TestError(number: 2) } }
    #expect(result.events == [.next(210, 1), .error(220, TestError(number: 2))])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let second = scheduler.createHotObservable([.next(230, 9), .next(260, 10)])
    let result = scheduler.start(disposed: 250) { source.catch { _ in second.asObservable() } }
    #expect(result.events == [.next(210, 1), .next(230, 9)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 250)])
  }

  @Test func andReturn() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start { source.catchAndReturn(9) }
    #expect(result.events == [.next(210, 1), .next(220, 9), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func ofASequence() {
    let first = scheduler.createHotObservable([.next(210, 1), .error(220, TestError(number: 1))])
    let second = scheduler.createHotObservable([.next(230, 2), .error(240, TestError(number: 2))])
    let third = scheduler.createHotObservable([.next(250, 3), .completed(260)])
    let fourth = scheduler.createHotObservable([.next(270, 4)])
    let result = scheduler.start {
      Observable.catch(sequence: [first, second, third, fourth].map { $0.asObservable() })
    }
    #expect(result.events == [.next(210, 1), .next(230, 2), .next(250, 3), .completed(260)])
    #expect(second.subscriptions == [Subscription(220, 240)])
    #expect(third.subscriptions == [Subscription(240, 260)])
    #expect(fourth.subscriptions == [])
  }

  @Test func aSequenceThatFailsWhollyAndAnEmptyOne() {
    var log: [String] = []
    let streams = (1...3).map { Observable<Int>.error(TestError(number: $0)) }
    _ = Observable.catch(sequence: streams).subscribe { log.append($0.debugDescription) }
    _ = Observable<Int>.catch(sequence: []).subscribe { log.append($0.debugDescription) }
    #expect(log == ["error(TestError(number: 3))", "completed"])
  }

  @Test func recursionDoesNotGrowTheStack() {
    func failing(_ left: Int) -> Observable<Int> {
      left == 0 ? .just(0) : Observable.error(TestError()).catch { _ in failing(left - 1) }
    }
    var log: [String] = []
    _ = failing(100_000).subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(0)", "completed"])
  }

  @Test func anEventFromWithinComesNext() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = first.catch { _ in
      second.onNext(8)
      return second
    }.subscribe(onNext: {
      if $0 == 1 { first.onError(TestError()) }
      if $0 == 2 { second.onNext(3) }
      log.append($0)
    })
    first.onNext(1)
    second.onNext(2)
    #expect(log == [1, 2, 3])
    subscription.dispose()
  }
}
