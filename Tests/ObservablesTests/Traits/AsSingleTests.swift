import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct AsSingleTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.asSingle() }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func oneElementComesWithTheEnd() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let single = scheduler.start { source.asSingle() }
    #expect(single.events == [.next(250, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func none() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(250)])
    let single = scheduler.createObserver(Int.self)
    let maybe = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) {
      _ = source.asSingle().asObservable().subscribe(single)
      _ = source.asMaybe().asObservable().subscribe(maybe)
    }
    scheduler.start()
    #expect(single.events == [.error(250, RxError.noElements)])
    #expect(maybe.events == [.completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250), Subscription(200, 250)])
  }

  @Test func aSecondElementFailsAndLetsGo() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let single = scheduler.createObserver(Int.self)
    let maybe = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) {
      _ = source.asSingle().asObservable().subscribe(single)
      _ = source.asMaybe().asObservable().subscribe(maybe)
    }
    scheduler.start()
    #expect(single.events == [.error(220, RxError.moreThanOneElement)])
    #expect(maybe.events == [.error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(200, 220)])
  }

  @Test func error() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(250, TestError())])
    let result = scheduler.start { source.asMaybe() }
    #expect(result.events == [.error(250, TestError())])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func disposalFromTheElementKeepsTheEndBack() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let place = SingleAssignmentDisposable()
    var log: [Event<Int>] = []
    place.setDisposable(
      source.asSingle().asObservable().subscribe { event in
        log.append(event)
        place.dispose()
      })
    scheduler.start()
    #expect(log == [.next(1)])
    #expect(source.subscriptions == [Subscription(0, 250)])
  }

  @Test func anEventFromWithinIsTooLate() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    _ = subject.take(1).asSingle().subscribe(onSuccess: {
      log.append($0)
      subject.onNext(2)
    })
    subject.onNext(1)
    #expect(log == [1])
  }

  @Test func asCompletable() {
    let source = scheduler.createHotObservable([Recorded<Event<Never>>.completed(250)])
    var log: [String] = []
    let completable = source.asCompletable()
    _ = completable.subscribe(onCompleted: { log.append("completed at \(self.scheduler.clock)") })
    scheduler.start()
    #expect(log == ["completed at 250"])
    #expect(source.subscriptions == [Subscription(0, 250)])
  }
}
