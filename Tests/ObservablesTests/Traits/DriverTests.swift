import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@MainActor @Suite(.leakFree) struct DriverTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// What `make` makes when the main queue is the test scheduler, subscribed to at 200.
  private func events<Element>(
    disposed: TestTime = 1_000, _ make: () -> Driver<Element>
  ) -> [Recorded<Event<Element>>] {
    var driver: Driver<Element>?
    SharingScheduler.mock(scheduler: scheduler) { driver = make() }
    guard let driver else { return [] }
    return scheduler.start(disposed: disposed) { driver }.events
  }

  @Test func neverAndEmpty() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    #expect(events { source.asDriver(onErrorJustReturn: 0) } == [.completed(211)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func valuesComeOnTheScheduler() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let events = events { source.asDriver(onErrorJustReturn: 0) }
    #expect(events == [.next(211, 1), .next(221, 2), .completed(231)])
  }

  @Test func errorsAreReplaced() {
    let log = MainLog<Int>()
    let source = Observable.concat(.just(1), .error(TestError()))
    let drivers = [
      source.asDriver(onErrorJustReturn: 7), source.asDriver(onErrorDriveWith: .just(7)),
      source.asDriver(onErrorRecover: { .just($0 is TestError ? 7 : 0) }),
    ]
    for driver in drivers { _ = driver.drive(onNext: { log.append($0) }) }
    #expect(log.values == [1, 7, 1, 7, 1, 7])
  }

  @Test func observersShareAndGetTheLastElement() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    var driver: Driver<Int>?
    SharingScheduler.mock(scheduler: scheduler) {
      driver = source.asDriver(onErrorJustReturn: 0).map { $0 * 10 }
    }
    let first = MainLog<Int>()
    let second = MainLog<Int>()
    let bag = DisposeBag()
    scheduler.scheduleAt(200) {
      MainActor.assumeIsolated { driver?.drive(onNext: { first.append($0) }).disposed(by: bag) }
    }
    scheduler.scheduleAt(220) {
      MainActor.assumeIsolated { driver?.drive(onNext: { second.append($0) }).disposed(by: bag) }
    }
    scheduler.start()
    #expect(first.values == [10, 20])
    #expect(second.values == [10, 20])
    #expect(source.subscriptions.count == 1)
  }

  @Test func disposalLetsGo() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(310, 2)])
    let events = events(disposed: 300) { source.asDriver(onErrorJustReturn: 0) }
    #expect(events == [.next(211, 1)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func itsTimeIsTheScheduler() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(215, 2), .next(260, 3), .completed(400),
    ])
    let debounced = events { source.asDriver(onErrorJustReturn: 0).debounce(.seconds(10)) }
    #expect(debounced.compactMap(\.value.element) == [2, 3])
  }

  @Test func throttleAndDelay() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(215, 2), .next(260, 3), .completed(400),
    ])
    let throttled = events {
      source.asDriver(onErrorJustReturn: 0).throttle(.seconds(20), latest: false)
        .delay(.seconds(100))
    }
    #expect(throttled.compactMap(\.value.element) == [1, 3])
    #expect((throttled.first?.time ?? 0) >= 310)
  }

  @Test func withoutAMockItsEventsComeOnTheMainQueue() async {
    let relay = BehaviorRelay(value: 0)
    let driver = relay.asDriver()
    let log = MainLog<Int>()
    let done = Bell()
    let subscription = driver.drive(onNext: {
      log.append($0)
      if $0 == 100 { done.ring() }
    })
    #expect(log.values == [0])
    await Task.detached {
      for number in 1...100 { relay.accept(number) }
    }.value
    await done.rung()
    #expect(log.values == Array(0...100))
    subscription.dispose()
  }

  @Test func whoSubscribesElsewhereIsTakenToTheMainQueue() async {
    let relay = BehaviorRelay(value: 1)
    let log = MainLog<Int>()
    let kept = relay.asDriver().map { number in
      log.append(number)
      return number
    }
    let here = kept.drive()
    let first = await Task.detached { [values = kept.values] in
      for await number in values { return number }
      return 0
    }.value
    #expect(first == 1)
    #expect(log.values == [1])
    here.dispose()
  }
}
