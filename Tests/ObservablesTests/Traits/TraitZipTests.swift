import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TraitZipTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func cold(_ time: TestTime, _ element: Int) -> TestableObservable<Int> {
    scheduler.createColdObservable([.next(time, element), .completed(time)])
  }

  @Test func threeSinglesOfDifferentTypes() {
    let sources = [cold(10, 1), cold(30, 2), cold(20, 3)]
    let result = scheduler.start {
      Single.zip(
        sources[0].asSingle(), sources[1].asSingle().map { "\($0)" },
        sources[2].asSingle().map { Double($0) }
      ) { "\($0) \($1) \($2)" }
    }
    #expect(result.events == [.next(230, "1 2 3.0"), .completed(230)])
    #expect(sources.map(\.subscriptions) == [210, 230, 220].map { [Subscription(200, $0)] })
  }

  @Test func asATuple() {
    var log: [String] = []
    _ = Single.zip(Single.just(1), Single.just("a")).subscribe(onSuccess: { number, word in
      log.append("\(number)\(word)")
    })
    _ = Maybe.zip(Maybe.just(1), Maybe.just("b")).subscribe(onSuccess: { number, word in
      log.append("\(number)\(word)")
    })
    #expect(log == ["1a", "1b"])
  }

  @Test func anErrorLetsGoOfTheOthers() {
    let failing = scheduler.createColdObservable([Recorded<Event<Int>>.error(10, TestError())])
    let other = cold(30, 1)
    let result = scheduler.start {
      Single.zip(failing.asSingle(), other.asSingle()) { $0 + $1 }
    }
    #expect(result.events == [.error(210, TestError())])
    #expect(other.subscriptions == [Subscription(200, 210)])
  }

  @Test func whatTheSelectorThrowsFailsIt() {
    let result = scheduler.record(
      Single.zip(Single.just(1), Single.just(2)) { _, _ -> Int in throw TestError() })
    #expect(result.events == [.error(0, TestError())])
    scheduler.start()
  }

  @Test func aCollectionOfSingles() {
    let sources = [cold(30, 1), cold(10, 2)]
    let result = scheduler.start { Single.zip(sources.map { $0.asSingle() }) }
    #expect(result.events == [.next(230, [1, 2]), .completed(230)])
    let sum = scheduler.record(
      Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) })
    #expect(sum.events.map(\.value) == [.next(3), .completed])
    scheduler.start()
  }

  @Test func noSinglesAtAll() {
    let none: [Single<Int>] = []
    #expect(scheduler.record(Single.zip(none)).events == [.next(0, []), .completed(0)])
    let failing = Single.zip(none) { _ -> Int in throw TestError() }
    #expect(scheduler.record(failing).events == [.error(0, TestError())])
    scheduler.start()
  }

  @Test func aMaybeWithoutElementEndsIt() {
    let result = scheduler.record(Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 })
    #expect(result.events == [.completed(0)])
    scheduler.start()
  }

  @Test func disposal() {
    let first = cold(10, 1)
    let second = cold(200, 2)
    let result = scheduler.start(disposed: 300) {
      Single.zip(first.asSingle(), second.asSingle()) { $0 + $1 }
    }
    #expect(result.events == [])
    #expect(second.subscriptions == [Subscription(200, 300)])
  }

  @Test func completablesAtTheSameTime() {
    var log: [String] = []
    let first = scheduler.createColdObservable([Recorded<Event<Never>>.completed(10)])
    let second = scheduler.createColdObservable([Recorded<Event<Never>>.completed(30)])
    let both = [first.asCompletable(), second.asCompletable()]
    for all in [Completable.zip(both), .zip(both[0], both[1]), .zip(AnyCollection(both))] {
      _ = all.subscribe(onCompleted: { log.append("completed at \(self.scheduler.clock)") })
    }
    scheduler.start()
    #expect(log == Array(repeating: "completed at 30", count: 3))
    #expect(first.subscriptions == Array(repeating: Subscription(0, 10), count: 3))
  }

  @Test func completablesOneAfterTheOther() {
    var log: [String] = []
    let first = scheduler.createColdObservable([Recorded<Event<Never>>.completed(10)])
    let second = scheduler.createColdObservable([Recorded<Event<Never>>.error(30, TestError())])
    let third = scheduler.createColdObservable([Recorded<Event<Never>>.completed(10)])
    let all = [first, second, third].map { $0.asCompletable() }
    let chains = [
      Completable.concat(all), .concat(AnySequence(all)), .concat(all[0], all[1], all[2]),
      all[0].concat(all[1]).concat(all[2]),
    ]
    for chain in chains {
      _ = chain.subscribe(onError: { log.append("\($0) at \(self.scheduler.clock)") })
    }
    scheduler.start()
    #expect(log == Array(repeating: "\(TestError()) at 40", count: 4))
    #expect(second.subscriptions == Array(repeating: Subscription(10, 40), count: 4))
    #expect(third.subscriptions == [])
  }
}
