import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct InfallibleTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func words<Element>(_ source: Infallible<Element>) -> [String] {
    var log: [String] = []
    _ = source.subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    return log
  }

  @Test func itsSources() {
    #expect(words(Infallible.just(1)) == ["1", "completed", "disposed"])
    #expect(words(Infallible<Int>.empty()) == ["completed", "disposed"])
    #expect(words(Infallible<Int>.never()) == [])
    #expect(words(Infallible.of(1, 2)) == ["1", "2", "completed", "disposed"])
    #expect(words(Infallible.from([1, 2])) == ["1", "2", "completed", "disposed"])
    #expect(words(Infallible.from(1..<3)) == ["1", "2", "completed", "disposed"])
    #expect(words(Infallible<Int>.from(optional: nil)) == ["completed", "disposed"])
  }

  @Test func create() {
    var isLetGo = false
    let source = Infallible<Int>.create { tell in
      tell(.next(1))
      tell(.completed)
      tell(.next(2))
      return Disposables.create { isLetGo = true }
    }
    #expect(words(source) == ["1", "completed", "disposed"])
    #expect(isLetGo)
  }

  @Test func aClosureForAllEvents() {
    var log: [String] = []
    _ = Infallible.of(1, 2).subscribe { event in log.append("\(event)") }
    #expect(log == ["next(1)", "next(2)", "completed"])
  }

  @Test func anObjectIsPassed() {
    final class Owner { var log: [String] = [] }
    let owner = Owner()
    _ = Infallible.just(1).subscribe(
      with: owner, onNext: { $0.log.append("\($1)") },
      onCompleted: { $0.log.append("completed") }, onDisposed: { $0.log.append("disposed") })
    #expect(owner.log == ["1", "completed", "disposed"])
  }

  @Test func itsOperatorsDoWhatThoseOfAnObservableDo() {
    let numbers = Infallible.of(1, 2, 3)
    #expect(words(numbers.map { $0 * 2 }) == ["2", "4", "6", "completed", "disposed"])
    #expect(words(numbers.filter { $0 != 2 }) == ["1", "3", "completed", "disposed"])
    #expect(words(numbers.take(1)) == ["1", "completed", "disposed"])
    let twice = ["1", "1", "2", "2", "3", "3", "completed", "disposed"]
    #expect(words(numbers.concatMap { Infallible.of($0, $0) }) == twice)
    #expect(words(numbers.flatMap { Infallible.just($0) }).count == 5)
    #expect(words(Infallible.merge(.just(1), .just(2))) == ["1", "2", "completed", "disposed"])
    #expect(words(Infallible.merge([.just(1)])) == ["1", "completed", "disposed"])
    #expect(words(Infallible.just(1).withLatestFrom(Infallible.just(2))).first == "2")
    let sum = Infallible.just(1).withLatestFrom(Infallible.just(2)) { $0 + $1 }
    #expect(words(sum).first == "3")
  }

  @Test func itsOperatorsThatCombine() {
    let one = Infallible.just(1)
    let two = Infallible.just(2)
    let end = ["completed", "disposed"]
    #expect(words(Infallible.combineLatest(one, two) { $0 + $1 }) == ["3"] + end)
    #expect(words(Infallible.combineLatest(one, two)) == ["(1, 2)"] + end)
    #expect(words(Infallible.combineLatest([one, two])) == ["[1, 2]"] + end)
    #expect(words(Infallible.combineLatest([one, two]) { $0.count }) == ["2"] + end)
    #expect(words(Infallible.zip(one, two) { $0 + $1 }) == ["3"] + end)
    #expect(words(Infallible.zip(one, two)) == ["(1, 2)"] + end)
    #expect(words(Infallible.concat(one, two)) == ["1", "2"] + end)
    #expect(words(Infallible.concat([one, two])) == ["1", "2"] + end)
    #expect(words(Infallible.concat(AnySequence([one, two]))) == ["1", "2"] + end)
    #expect(words(one.concat(two)) == ["1", "2"] + end)
    #expect(words(one.startWith(8, 9)) == ["8", "9", "1"] + end)
    final class Owner {}
    let object = Owner()
    #expect(words(one.withUnretained(object).map { $1 }) == ["1"] + end)
    #expect(words(one.withUnretained(object) { $0 === object ? $1 : 0 }) == ["1"] + end)
  }

  @Test func itsOperatorsThatKeepState() {
    let numbers = Infallible.of(1, 1, 2, 3)
    let end = ["completed", "disposed"]
    #expect(words(numbers.distinctUntilChanged()) == ["1", "2", "3"] + end)
    #expect(words(numbers.distinctUntilChanged { $0 / 2 }) == ["1", "2"] + end)
    #expect(words(numbers.distinctUntilChanged { $0 <= $1 }) == ["1"] + end)
    #expect(words(numbers.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })).count == 5)
    #expect(words(numbers.scan(0) { $0 + $1 }) == ["1", "2", "4", "7"] + end)
    #expect(words(numbers.scan(into: 0) { $0 += $1 }) == ["1", "2", "4", "7"] + end)
    #expect(words(numbers.compactMap { $0 > 1 ? $0 : nil }) == ["2", "3"] + end)
    #expect(words(numbers.flatMapLatest { Infallible.just($0) }).count == 6)
    #expect(words(numbers.flatMapFirst { Infallible.just($0) }).count == 6)
    #expect(words(numbers.materialize()).count == 7)
    #expect(words(Infallible.deferred { numbers }).count == 6)
  }

  @Test func itsOperatorsThatTake() {
    let numbers = Infallible.of(1, 2, 3)
    let end = ["completed", "disposed"]
    #expect(words(numbers.takeLast(1)) == ["3"] + end)
    #expect(words(numbers.take(while: { $0 < 2 })) == ["1"] + end)
    #expect(words(numbers.take(until: { $0 == 2 }, behavior: .inclusive)) == ["1", "2"] + end)
    #expect(words(numbers.take(until: Infallible<Int>.never())).count == 5)
    #expect(words(numbers.skip(2)) == ["3"] + end)
    #expect(words(numbers.skip(while: { $0 < 2 })) == ["2", "3"] + end)
  }

  @Test func skipUntilAnotherHasAnElement() {
    let relay = PublishRelay<Int>()
    let gate = PublishRelay<Void>()
    var log: [Int] = []
    let subscription = relay.asInfallible().skip(until: gate.asInfallible())
      .subscribe(onNext: { log.append($0) })
    relay.accept(1)
    gate.accept(())
    relay.accept(2)
    #expect(log == [2])
    subscription.dispose()
  }

  @Test func disposalLetsGo() {
    let relay = PublishRelay<Int>()
    var log: [Int] = []
    let subscription = relay.asInfallible().map { $0 + 1 }.subscribe(onNext: { log.append($0) })
    relay.accept(1)
    subscription.dispose()
    relay.accept(2)
    #expect(log == [2])
  }

  @Test func valuesDoNotThrow() async {
    let relay = PublishRelay<Int>()
    let values = relay.asInfallible().take(3).values
    let latest = relay.asInfallible().take(3).values(buffering: .bufferingNewest(1))
    for number in 1...3 { relay.accept(number) }
    var log: [Int] = []
    for await number in values { log.append(number) }
    for await number in latest { log.append(number) }
    #expect(log == [1, 2, 3, 3])
  }
}
