import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@MainActor @Suite(.leakFree) struct SharedSequenceTests {
  private func elements<Element>(_ driver: Driver<Element>) -> [Element] {
    let log = MainLog<Element>()
    driver.drive(onNext: { log.append($0) }).dispose()
    return log.values
  }

  @Test func itsSources() {
    #expect(elements(.just(1)) == [1])
    #expect(elements(Driver<Int>.empty()) == [])
    #expect(elements(Driver<Int>.never()) == [])
    #expect(elements(.of(1, 2)) == [1, 2])
    #expect(elements(.from([1, 2])) == [1, 2])
    #expect(elements(.from(1..<3)) == [1, 2])
    #expect(elements(.from(optional: 1)) == [1])
    #expect(elements(.deferred { .just(2) }) == [2])
  }

  @Test func itsOperators() {
    let numbers = Driver.of(1, 1, 2, 3)
    #expect(elements(numbers.map { $0 * 2 }) == [2, 2, 4, 6])
    #expect(elements(numbers.compactMap { $0 > 1 ? "\($0)" : nil }) == ["2", "3"])
    #expect(elements(numbers.filter { $0 > 1 }) == [2, 3])
    #expect(elements(numbers.flatMap { Driver.of($0) }) == [1, 1, 2, 3])
    #expect(elements(numbers.flatMapLatest { Driver.just($0) }) == [1, 1, 2, 3])
    #expect(elements(numbers.flatMapFirst { Driver.just($0) }) == [1, 1, 2, 3])
    #expect(elements(numbers.scan(0) { $0 + $1 }) == [1, 2, 4, 7])
    #expect(elements(numbers.skip(2)) == [2, 3])
    #expect(elements(numbers.startWith(0)) == [0, 1, 1, 2, 3])
    #expect(elements(numbers.distinctUntilChanged()) == [1, 2, 3])
    #expect(elements(numbers.distinctUntilChanged { $0 / 2 }) == [1, 2])
    #expect(elements(numbers.distinctUntilChanged { $0 <= $1 }) == [1])
    #expect(
      elements(numbers.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })) == [1, 2, 3])
    #expect(elements(numbers.asDriver()) == [1, 1, 2, 3])
  }

  @Test func sequencesOfSequences() {
    let numbers = Driver.of(1, 2)
    let all = numbers.map { Driver.just($0) }
    #expect(elements(all.merge()) == [1, 2])
    #expect(elements(all.merge(maxConcurrent: 1)) == [1, 2])
    #expect(elements(all.switchLatest()) == [1, 2])
  }

  @Test func itsOperatorsThatCombine() {
    let one = Driver.just(1)
    let word = Driver.just("a")
    #expect(elements(Driver.combineLatest(one, word) { "\($0)\($1)" }) == ["1a"])
    #expect(elements(Driver.combineLatest(one, word).map { $0.1 }) == ["a"])
    #expect(elements(Driver.zip(one, word, one) { "\($0)\($1)\($2)" }) == ["1a1"])
    #expect(elements(Driver.zip(one, word).map { $0.0 }) == [1])
    #expect(elements(Driver.combineLatest([one, one])) == [[1, 1]])
    #expect(elements(Driver.combineLatest([one, one]) { $0.count }) == [2])
    #expect(elements(Driver.zip([one, one])) == [[1, 1]])
    #expect(elements(Driver.zip([one, one]) { $0.count }) == [2])
    #expect(elements(Driver.merge(one, .just(2))) == [1, 2])
    #expect(elements(Driver.concat([one, .just(2)])) == [1, 2])
    #expect(elements(Driver.concat(AnySequence([one, .just(2)]))) == [1, 2])
    #expect(elements(one.withLatestFrom(word)) == ["a"])
    #expect(elements(one.withLatestFrom(word) { "\($0)\($1)" }) == ["1a"])
  }

  @Test func doingAndDebugging() {
    let log = MainLog<String>()
    let driver = Driver.just(1).do(
      onNext: { log.append("on \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("completed") }, onSubscribe: { log.append("subscribe") })
    driver.drive(onNext: { log.append("next \($0)") }).dispose()
    #expect(log.values == ["subscribe", "on 1", "next 1", "after 1", "completed"])
    var lines: [String] = []
    driver.debug("driver") { lines.append($0) }.drive().dispose()
    #expect(lines.contains { $0.contains("driver -> Event next(1)") })
  }

  @Test func drivingObserversRelaysAndFunctions() {
    final class Screen {
      var log: [String] = []
    }
    let screen = Screen()
    let driver = Driver.just("a")
    let relay = BehaviorRelay(value: "")
    let optional = BehaviorRelay<String?>(value: nil)
    _ = driver.drive(Binder(screen) { $0.log.append($1) })
    _ = driver.drive(Binder<String?>(screen) { $0.log.append($1 ?? "none") })
    _ = driver.drive(
      with: screen, onNext: { $0.log.append($1) }, onCompleted: { $0.log.append("|") })
    _ = driver.drive(relay)
    _ = driver.drive(optional)
    #expect(screen.log == ["a", "a", "a", "|"])
    #expect(relay.value == "a")
    #expect(optional.value == "a")
    let count = driver.drive { source in
      var count = 0
      _ = source.subscribe(onNext: { _ in count += 1 })
      return count
    }
    #expect(count == 1)
  }

  @Test func elementsNeedNotBeSendable() {
    final class Model { var name = "" }
    let model = Model()
    let driver = Driver.just(model).debounce(.seconds(0)).startWith(model)
    let log = MainLog<Model>()
    let subscription = driver.drive(onNext: {
      $0.name = "driven"
      log.append($0)
    })
    #expect(model.name == "driven")
    subscription.dispose()
  }

  @Test func valuesDoNotThrow() async {
    var log: [Int] = []
    for await number in Driver.of(1, 2).values { log.append(number) }
    for await number in Driver.of(1, 2).values(buffering: .bufferingNewest(1)) {
      log.append(number)
    }
    #expect(log == [1, 2, 2])
  }

  @Test func intervalCountsOnTheScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    var drivers: [Driver<Int>] = []
    SharingScheduler.mock(scheduler: scheduler) {
      drivers = [.interval(.seconds(10)), .timer(.seconds(5), period: .seconds(100))]
    }
    let driver = Driver.merge(drivers)
    let result = scheduler.start(disposed: 225) { driver }
    #expect(result.events == [.next(205, 0), .next(210, 0), .next(220, 1)])
  }
}
