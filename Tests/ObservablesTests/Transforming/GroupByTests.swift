import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct GroupByTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.groupBy { $0 % 2 }.map(\.key) } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { $0.groupBy { $0 % 2 }.map(\.key) } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.groupBy { $0 % 2 }.map(\.key) } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.groupBy { $0 % 2 }.map(\.key) } == nil)
  }

  @Test func within() {
    let result = OperatorCheck.within(3) { source in
      source.groupBy { $0 }.flatMap { group in group.map { "\(group.key): \($0)" } }
    }
    #expect(result == ["1: 1", "2: 2", "3: 3"])
  }

  @Test func aGroupForEachKey() {
    let source = numbers()
    let result = scheduler.start { source.groupBy { $0 % 2 == 1 }.map(\.key) }
    #expect(result.events == [.next(210, true), .next(220, false), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func theElementsOfAGroup() {
    let source = numbers()
    let result = scheduler.start {
      source.groupBy { $0 % 2 == 1 }.flatMap { group in
        group.map { "\(group.key ? "odd" : "even") \($0)" }
      }
    }
    #expect(
      result.events == [
        .next(210, "odd 1"), .next(220, "even 2"), .next(230, "odd 3"), .next(240, "even 4"),
        .completed(300),
      ])
  }

  @Test func groupsEndWithTheSource() {
    var log: [String] = []
    _ = Observable.of(1, 2).groupBy { $0 }.subscribe(
      onNext: { group in
        _ = group.subscribe { log.append("\(group.key): \($0.debugDescription)") }
      },
      onCompleted: { log.append("end") })
    #expect(log.prefix(2) == ["1: next(1)", "2: next(2)"])
    #expect(log.dropFirst(2).dropLast().sorted() == ["1: completed", "2: completed"])
    #expect(log.last == "end")
  }

  @Test func itsClosureThrows() {
    let source = numbers()
    let inner = scheduler.createObserver(Int.self)
    let result = scheduler.start {
      source.groupBy { number -> Int in
        if number == 3 { throw TestError() }
        return 0
      }.map { group in
        _ = group.subscribe(inner)
        return group.key
      }
    }
    #expect(result.events == [.next(210, 0), .error(230, TestError())])
    #expect(inner.events == [.next(210, 1), .next(220, 2), .error(230, TestError())])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func aGroupKeepsTheSourceGoing() {
    let source = numbers()
    let inner = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(235) { subscription.dispose() }
    let result = scheduler.start(disposed: 215) {
      source.groupBy { $0 % 2 == 1 }.map { group in
        subscription.disposable = group.subscribe(inner)
        return group.key
      }
    }
    #expect(result.events == [.next(210, true)])
    #expect(inner.events == [.next(210, 1), .next(230, 3)])
    #expect(source.subscriptions == [Subscription(200, 235)])
  }

  @Test func aGroupThatIsLetGoOfDoesNotEndTheOthers() {
    let source = numbers()
    let inner = scheduler.createObserver(Int.self)
    let subscription = SerialDisposable()
    scheduler.scheduleAt(215) { subscription.dispose() }
    let result = scheduler.start {
      source.groupBy { $0 % 2 == 1 }.map { group in
        if group.key { subscription.disposable = group.subscribe(inner) }
        return group.key
      }
    }
    #expect(result.events == [.next(210, true), .next(220, false), .completed(300)])
    #expect(inner.events == [.next(210, 1)])
  }

  @Test func aGroupAfterTheEnd() {
    var groups: [GroupedObservable<Int, Int>] = []
    _ = Observable.of(1).groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    var log: [String] = []
    for group in groups { _ = group.asObservable().subscribe { log.append($0.debugDescription) } }
    #expect(log == ["completed"])
  }

  private func numbers() -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(300),
    ])
  }
}
