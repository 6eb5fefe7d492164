import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TraitTimingTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func events<Source: ObservableConvertibleType<Int>>(
    _ make: @escaping (TestScheduler) -> Source
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    return scheduler.start { make(scheduler) }.events
  }

  private func single(_ scheduler: TestScheduler, at time: TestTime = 50) -> Single<Int> {
    scheduler.createColdObservable([.next(time, 1), .completed(time)]).asSingle()
  }

  @Test func schedulers() {
    #expect(events { single($0).observe(on: $0) }.map(\.value) == [.next(1), .completed])
    #expect(events { single($0).observe(on: $0) }.first?.time == 251)
    #expect(events { single($0).subscribe(on: $0) }.first == .next(251, 1))
  }

  @Test func delays() {
    #expect(events { single($0).delay(.seconds(10), scheduler: $0) }.first == .next(260, 1))
    #expect(
      events { single($0).delaySubscription(.seconds(10), scheduler: $0) }.first == .next(260, 1))
  }

  @Test func timeouts() {
    #expect(
      events { single($0).timeout(.seconds(10), scheduler: $0) } == [.error(210, RxError.timeout)])
    #expect(
      events { single($0).timeout(.seconds(10), other: .just(7), scheduler: $0) }
        == [.next(210, 7), .completed(210)])
    #expect(events { single($0).timeout(.seconds(90), scheduler: $0) }.first == .next(250, 1))
  }

  @Test func timers() {
    #expect(
      events { Single.timer(.seconds(10), scheduler: $0) } == [.next(210, 0), .completed(210)])
    #expect(
      events { Maybe.timer(.seconds(10), scheduler: $0) } == [.next(210, 0), .completed(210)])
  }

  @Test func whatCannotFail() {
    func source(_ scheduler: TestScheduler) -> Infallible<Int> {
      scheduler.createColdObservable([.next(10, 1), .next(15, 2), .completed(100)])
        .asInfallible(onErrorJustReturn: 0)
    }
    #expect(events { source($0).observe(on: $0) }.first == .next(211, 1))
    #expect(events { source($0).subscribe(on: $0) }.first == .next(211, 1))
    #expect(
      events { source($0).debounce(.seconds(20), scheduler: $0) }.first == .next(235, 2))
    #expect(
      events { source($0).throttle(.seconds(20), latest: false, scheduler: $0) }
        .compactMap(\.value.element) == [1])
    #expect(events { source($0).delay(.seconds(5), scheduler: $0) }.first == .next(215, 1))
  }

  @Test func sharing() {
    let relay = PublishRelay<Int>()
    let source = relay.asInfallible().share(replay: 1)
    var log: [Int] = []
    let bag = DisposeBag()
    source.subscribe(onNext: { log.append($0) }).disposed(by: bag)
    relay.accept(1)
    source.subscribe(onNext: { log.append($0) }).disposed(by: bag)
    #expect(log == [1, 1])
  }
}
