import Dispatch
import Observables
import ObservablesTestSupport
import Testing

/// Tests as users of RxSwift write them: in a file of theirs nothing but the imports would be others. (The
/// two words `any` are for a language feature that this package has switched on.)
@Suite(.leakFree) struct WordsOfRxTestTests {
  @Test func testKeystrokesBecomeSearches() {
    let scheduler = TestScheduler(initialClock: 0)
    let keystrokes = scheduler.createHotObservable([
      .next(150, "x"),
      .next(210, "s"),
      .next(220, "sw"),
      .next(240, "sw"),
      .next(300, "swift"),
      .completed(400),
    ])
    let answers = scheduler.createColdObservable([
      .next(30, 1),
      .next(60, 2),
      .completed(70),
    ])

    let res = scheduler.start {
      keystrokes
        .distinctUntilChanged()
        .filter { $0.count > 1 }
        .flatMapLatest { text in answers.map { "\(text) \($0)" } }
    }

    XCTAssertEqual(
      res.events,
      [
        .next(250, "sw 1"),
        .next(280, "sw 2"),
        .next(330, "swift 1"),
        .next(360, "swift 2"),
        .completed(400),
      ])
    XCTAssertEqual(keystrokes.subscriptions, [Subscription(200, 400)])
    XCTAssertEqual(answers.subscriptions, [Subscription(220, 290), Subscription(300, 370)])
  }

  @Test func testGroupsOfNumbers() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(205, 1),
      .next(210, 2),
      .next(240, 3),
      .error(270, testError),
    ])

    let res = scheduler.start { () -> Observable<String> in
      let groups: Observable<GroupedObservable<Int, Int>> = xs.groupBy { x in x % 2 }
      let named = groups.enumerated().map {
        (index: Int, group: GroupedObservable<Int, Int>) -> Observable<String> in
        return group.map { (element: Int) -> String in
          return "\(index) \(element)"
        }
      }
      return named.merge()
    }

    let expected: [Recorded<Event<String>>] = Recorded.events(
      .next(205, "0 1"),
      .next(210, "1 2"),
      .next(240, "0 3"),
      .error(270, testError)
    )
    XCTAssertEqual(res.events, expected)
  }

  @Test func testGroupsThatAreSubscribedToLater() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(220, "a1"),
      .next(230, "b1"),
      .next(350, "a2"),
      .completed(400),
    ])
    var outerSubscription: (any Disposable)?
    var innerSubscriptions = [any Disposable]()
    let result: TestableObserver<String> = scheduler.createObserver(String.self)

    scheduler.scheduleAt(TestScheduler.Defaults.subscribed) {
      outerSubscription = xs.groupBy { $0.prefix(1) }.subscribe(onNext: { group in
        let subscription = scheduler.scheduleRelative(
          (), dueTime: .seconds(100),
          action: { _ in
            group.subscribe(result)
          })
        innerSubscriptions.append(subscription)
      })
    }
    scheduler.scheduleAt(TestScheduler.Defaults.disposed) {
      outerSubscription?.dispose()
      for disposable in innerSubscriptions {
        disposable.dispose()
      }
    }
    scheduler.start()

    XCTAssertEqual(result.events, [.next(350, "a2"), .completed(400), .completed(400)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 400)])
  }

  @Test func testNumbersOnAScheduler() {
    let scheduler = TestScheduler(initialClock: 0)

    let res = scheduler.start {
      Observable.generate(
        initialState: 0, condition: { x in x <= 3 }, scheduler: scheduler
      ) { x in
        x + 1
      }
    }

    XCTAssertEqual(
      res.events,
      [
        .next(201, 0),
        .next(202, 1),
        .next(203, 2),
        .next(204, 3),
        .completed(205),
      ])
  }

  @Test func testRunningTotals() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable(
      Recorded.events([
        .next(210, 1),
        .next(220, 2),
        .completed(230),
      ]))
    let seed = 42

    let res = scheduler.start {
      xs.scan(seed) { $0 + $1 }
    }

    XCTAssertEqual(
      res.events, [.next(210, seed + 1), .next(220, seed + 1 + 2), .completed(230)])
  }

  @Test func testTakingUntilAnotherStreamSpeaks() {
    let scheduler = TestScheduler(initialClock: 0)
    let disposeBag = DisposeBag()
    let observer = scheduler.createObserver(Int.self)
    let l = scheduler.createHotObservable([
      .next(210, 2),
      .next(220, 3),
      .next(230, 4),
    ])
    let r = scheduler.createHotObservable([.next(225, 99)])

    l.take(until: r)
      .subscribe(observer)
      .disposed(by: disposeBag)
    scheduler.start()

    XCTAssertEqual(observer.events, [.next(210, 2), .next(220, 3), .completed(225)])
    XCTAssertEqual(observer.events.compactMap { $0.value.element }, [2, 3])
  }

  @Test func testAllInOneArray() {
    let disposeBag = DisposeBag()
    var arrays = [[Int]]()

    Observable.of(1, 2, 3, 4)
      .skip(while: { $0 < 2 })
      .take(while: { $0 < 4 })
      .toArray()
      .subscribe(
        onSuccess: { arrays.append($0) },
        onFailure: { _ in }
      )
      .disposed(by: disposeBag)

    XCTAssertEqual(arrays, [[2, 3]])
  }
}

private let testError = TestError(number: 1)

/// XCTest's word for it.
// swift-format-ignore: AlwaysUseLowerCamelCase
private func XCTAssertEqual<Value: Equatable>(
  _ first: Value, _ second: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(first == second, sourceLocation: sourceLocation)
}
