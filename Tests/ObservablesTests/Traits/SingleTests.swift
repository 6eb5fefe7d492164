import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct SingleTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func source(_ event: SingleEvent<Int>, at time: TestTime = 250) -> (
    TestableObservable<Int>, Single<Int>
  ) {
    let events: [Recorded<Event<Int>>]
    switch event {
    case .success(let element): events = [.next(time, element), .completed(time)]
    case .failure(let error): events = [.error(time, error)]
    }
    let source = scheduler.createHotObservable(events)
    return (source, source.asSingle())
  }

  @Test func createTellsTheFirstOutcomeAlone() {
    var log: [String] = []
    let single = Single<Int>.create { tell in
      tell(.success(1))
      tell(.success(2))
      tell(.failure(TestError()))
      return Disposables.create { log.append("let go") }
    }
    _ = single.subscribe(
      onSuccess: { log.append("success \($0)") }, onFailure: { _ in log.append("failure") },
      onDisposed: { log.append("disposed") })
    #expect(log == ["success 1", "disposed", "let go"])
  }

  @Test func createFails() {
    var log: [String] = []
    let single = Single<Int>.create { tell in
      tell(.failure(TestError(number: 7)))
      tell(.success(2))
      return Disposables.create()
    }
    _ = single.subscribe { event in
      switch event {
      case .success(let element): log.append("success \(element)")
      case .failure(let error): log.append("\(error)")
      }
    }
    #expect(log == ["\(TestError(number: 7))"])
  }

  @Test func eightThreadsTellOneOutcome() {
    for _ in 0..<100 {
      var outcomes = 0
      var tellers: [(SingleEvent<Int>) -> Void] = []
      let single = Single<Int>.create { tell in
        tellers.append(tell)
        return Disposables.create()
      }
      let subscription = single.subscribe { _ in outcomes += 1 }
      nonisolated(unsafe) let tell = tellers[0]
      DispatchQueue.concurrentPerform(iterations: 8) { tell(.success($0)) }
      #expect(outcomes == 1)
      subscription.dispose()
    }
  }

  @Test func justErrorAndNever() {
    #expect(scheduler.record(Single.just(1)).events == [.next(0, 1), .completed(0)])
    #expect(scheduler.record(Single<Int>.error(TestError())).events == [.error(0, TestError())])
    #expect(scheduler.record(Single<Int>.never()).events == [])
    scheduler.start()
  }

  @Test func disposalLetsGo() {
    let (source, single) = source(.success(1))
    var log: [String] = []
    let subscription = single.subscribe(
      onSuccess: { _ in log.append("success") }, onDisposed: { log.append("disposed") })
    scheduler.scheduleAt(210) { subscription.dispose() }
    scheduler.start()
    #expect(log == ["disposed"])
    #expect(source.subscriptions == [Subscription(0, 210)])
  }

  @Test func anObjectIsPassedAsLongAsItLives() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakly = owner
    var log: [String] = []
    let subject = PublishSubject<Int>()
    for _ in 0..<2 {
      guard let owner else { continue }
      _ = subject.take(1).asSingle().subscribe(
        with: owner, onSuccess: { log.append("\($0 === weakly) \($1)") })
    }
    subject.onNext(1)
    #expect(log == ["true 1", "true 1"])
    if let owner {
      _ = subject.take(1).asSingle().subscribe(
        with: owner, onSuccess: { _, _ in log.append("too late") })
    }
    owner = nil
    #expect(weakly == nil)
    subject.onNext(2)
    #expect(log.count == 2)
  }

  @Test func map() {
    let (source, single) = source(.success(2))
    let result = scheduler.start { single.map { $0 * 10 } }
    #expect(result.events == [.next(250, 20), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func whatMapThrowsFails() {
    let (source, single) = source(.success(2))
    let result = scheduler.start { single.map { _ -> Int in throw TestError() } }
    #expect(result.events == [.error(250, TestError())])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func filter() {
    let (_, single) = source(.success(2))
    let even = scheduler.createObserver(Int.self)
    let odd = scheduler.createObserver(Int.self)
    _ = single.filter { $0.isMultiple(of: 2) }.asObservable().subscribe(even)
    _ = single.filter { !$0.isMultiple(of: 2) }.asObservable().subscribe(odd)
    scheduler.start()
    #expect(even.events == [.next(250, 2), .completed(250)])
    #expect(odd.events == [.completed(250)])
  }

  @Test func flatMap() {
    let (first, single) = source(.success(2))
    let second = scheduler.createColdObservable([.next(10, 5), .completed(10)])
    let result = scheduler.start {
      single.flatMap { number in second.asSingle().map { $0 * number } }
    }
    #expect(result.events == [.next(260, 10), .completed(260)])
    #expect(first.subscriptions == [Subscription(200, 250)])
    #expect(second.subscriptions == [Subscription(250, 260)])
  }

  @Test func aFailureIsNotFlatMapped() {
    let (_, single) = source(.failure(TestError()))
    let result = scheduler.start { single.flatMap { _ in Single.just(1) } }
    #expect(result.events == [.error(250, TestError())])
  }

  @Test func flatMapMaybeAndCompletable() {
    let (_, single) = source(.success(2))
    let maybe = scheduler.record(single.flatMapMaybe { _ in Maybe<String>.empty() })
    let completable = scheduler.record(
      single.flatMapCompletable { _ in Completable.error(TestError()) })
    scheduler.start()
    #expect(maybe.events == [.completed(250)])
    #expect(completable.events.map(\.time) == [250])
    #expect(completable.events.first?.value.error as? TestError == TestError())
  }

  @Test func asMaybeAndAsCompletable() {
    let (_, single) = source(.success(2))
    let maybe = scheduler.record(single.asMaybe())
    let completable = scheduler.record(single.asCompletable())
    scheduler.start()
    #expect(maybe.events == [.next(250, 2), .completed(250)])
    #expect(completable.events.map(\.time) == [250])
    #expect(completable.events.first?.value.isCompleted == true)
  }

  @Test func compactMap() {
    let (_, single) = source(.success(2))
    let some = scheduler.record(single.compactMap { "\($0)" })
    let none = scheduler.record(single.compactMap { _ -> String? in nil })
    scheduler.start()
    #expect(some.events == [.next(250, "2"), .completed(250)])
    #expect(none.events == [.completed(250)])
  }

  @Test func deferredIsMadeForEachSubscription() {
    var count = 0
    let single = Single<Int>.deferred {
      count += 1
      if count > 2 { throw TestError() }
      return .just(count)
    }
    let events = (0..<3).map { _ in scheduler.record(single).events.map(\.value) }
    #expect(events == [[.next(1), .completed], [.next(2), .completed], [.error(TestError())]])
    scheduler.start()
  }

  @Test func usingLetsGoOfItsResource() {
    let resource = BooleanDisposable()
    var isHeld = false
    let single = Single.using({ resource }) { resource in
      isHeld = !resource.isDisposed
      return Single.just(1)
    }
    #expect(scheduler.record(single).events == [.next(0, 1), .completed(0)])
    #expect(isHeld)
    #expect(resource.isDisposed)
    scheduler.start()
  }

  @Test func justOnAScheduler() {
    let single = scheduler.record(Single.just(1, scheduler: scheduler))
    let maybe = scheduler.record(Maybe.just(1, scheduler: scheduler))
    #expect(single.events == [])
    scheduler.start()
    #expect(single.events.first == .next(1, 1))
    #expect(maybe.events.first == .next(1, 1))
  }
}
