import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct BindTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func toObservers() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let one = scheduler.createObserver(Int.self)
    let two = scheduler.createObserver(Int.self)
    _ = source.bind(to: one)
    _ = source.bind(to: one, two)
    scheduler.start()
    #expect(one.events == [.next(210, 1), .next(210, 1), .completed(220), .completed(220)])
    #expect(two.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(0, 220), Subscription(0, 220)])
  }

  @Test func toAnObserverOfOptionals() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let observer = scheduler.createObserver(Int?.self)
    _ = source.bind(to: observer)
    scheduler.start()
    #expect(observer.events == [.next(210, 1), .error(220, TestError())])
  }

  @Test func toRelays() {
    let first = PublishRelay<Int>()
    let second = PublishRelay<Int>()
    let latest = BehaviorRelay(value: 0)
    let all = ReplayRelay<Int>.createUnbound()
    let optional = BehaviorRelay<Int?>(value: nil)
    var log: [Int] = []
    let bag = DisposeBag()
    Observable.merge(first.asObservable(), second.asObservable())
      .subscribe(onNext: { log.append($0) }).disposed(by: bag)
    for source in [Observable.of(1, 2)] {
      source.bind(to: first, second).disposed(by: bag)
      source.bind(to: latest).disposed(by: bag)
      source.bind(to: all).disposed(by: bag)
      source.bind(to: optional).disposed(by: bag)
    }
    #expect(log == [1, 1, 2, 2])
    #expect(latest.value == 2)
    #expect(optional.value == 2)
    all.take(2).subscribe(onNext: { log.append($0) }).disposed(by: bag)
    #expect(log == [1, 1, 2, 2, 1, 2])
  }

  @Test func aRelayHasNoEnd() {
    let relay = PublishRelay<Int>()
    var log: [Event<Int>] = []
    let subscription = relay.subscribe { log.append($0) }
    _ = Observable.just(1).bind(to: relay)
    relay.accept(2)
    #expect(log == [.next(1), .next(2)])
    subscription.dispose()
  }

  @Test func disposalLetsGo() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let relay = BehaviorRelay(value: 0)
    let subscription = source.bind(to: relay)
    scheduler.scheduleAt(215) { subscription.dispose() }
    scheduler.start()
    #expect(relay.value == 1)
    #expect(source.subscriptions == [Subscription(0, 215)])
  }

  @Test func toABinderFunction() {
    let count = Observable.of(1, 2, 3).bind { source in
      var count = 0
      _ = source.subscribe(onNext: { _ in count += 1 })
      return count
    }
    #expect(count == 3)
    func twice(_ source: Observable<Int>) -> (Int) -> [Int] {
      { factor in
        var log: [Int] = []
        _ = source.subscribe(onNext: { log.append($0 * factor) })
        return log
      }
    }
    #expect(Observable.of(1, 2).bind(to: twice, curriedArgument: 2) == [2, 4])
  }

  @Test func toClosures() {
    final class Owner { var log: [Int] = [] }
    var owner: Owner? = Owner()
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    let bag = DisposeBag()
    subject.bind(onNext: { log.append($0) }).disposed(by: bag)
    if let owner {
      subject.bind(with: owner) { $0.log.append($1) }.disposed(by: bag)
    }
    subject.onNext(1)
    #expect(owner?.log == [1])
    owner = nil
    subject.onNext(2)
    #expect(log == [1, 2])
  }

  @Test func fromWhatCannotFail() {
    let relay = PublishRelay<Int>()
    let source = relay.asInfallible()
    let observer = scheduler.createObserver(Int.self)
    let optionals = scheduler.createObserver(Int?.self)
    let latest = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    final class Owner { var log: [Int] = [] }
    let owner = Owner()
    let bag = DisposeBag()
    source.bind(to: observer).disposed(by: bag)
    source.bind(to: optionals).disposed(by: bag)
    source.bind(to: latest).disposed(by: bag)
    source.bind(to: optional).disposed(by: bag)
    source.bind(with: owner) { $0.log.append($1) }.disposed(by: bag)
    source.bind(onNext: { owner.log.append($0) }).disposed(by: bag)
    source.bind(to: { $0.subscribe(onNext: { owner.log.append($0) }) }).disposed(by: bag)
    relay.accept(7)
    #expect(observer.events == [.next(0, 7)])
    #expect(optionals.events == [.next(0, 7)])
    #expect(latest.value == 7)
    #expect(optional.value == 7)
    #expect(owner.log == [7, 7, 7])
  }
}
