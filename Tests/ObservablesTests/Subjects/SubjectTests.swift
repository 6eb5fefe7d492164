import Observables
import Testing

@Suite(.leakFree) struct SubjectTests {
  /// What an observer of `source` was told.
  private final class Log<Element> {
    var events: [String] = []
    var subscription: (any Disposable)?

    init(_ source: Observable<Element>) {
      subscription = source.subscribe { [weak self] in self?.events.append($0.debugDescription) }
    }

    deinit { subscription?.dispose() }
  }

  @Test func publishTellsWhatComesAfter() {
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    let first = Log(subject)
    subject.onNext(2)
    let second = Log(subject)
    subject.onNext(3)
    subject.onCompleted()
    subject.onNext(4)
    let late = Log(subject)
    #expect(first.events == ["next(2)", "next(3)", "completed"])
    #expect(second.events == ["next(3)", "completed"])
    #expect(late.events == ["completed"])
    #expect(!subject.hasObservers)
  }

  @Test func behaviorTellsItsValueFirst() throws {
    let subject = BehaviorSubject(value: 1)
    let first = Log(subject)
    subject.onNext(2)
    let second = Log(subject)
    #expect(try subject.value() == 2)
    subject.onError(TestError())
    let late = Log(subject)
    #expect(first.events == ["next(1)", "next(2)", "error(TestError(number: 0))"])
    #expect(second.events == ["next(2)", "error(TestError(number: 0))"])
    #expect(late.events == ["error(TestError(number: 0))"])
    #expect(throws: TestError()) { try subject.value() }
  }

  @Test func replayTellsTheLastOnesAlsoAfterTheEnd() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { subject.onNext(number) }
    let first = Log(subject)
    subject.onNext(4)
    subject.onCompleted()
    let late = Log(subject)
    #expect(first.events == ["next(2)", "next(3)", "next(4)", "completed"])
    #expect(late.events == ["next(3)", "next(4)", "completed"])
    let none = ReplaySubject<Int>.create(bufferSize: 0)
    none.onNext(1)
    #expect(Log(none).events.isEmpty)
    none.onCompleted()
  }

  @Test func asyncTellsTheLastOneAtTheEnd() {
    let subject = AsyncSubject<Int>()
    let first = Log(subject)
    subject.onNext(1)
    subject.onNext(2)
    #expect(first.events.isEmpty)
    subject.onCompleted()
    #expect(first.events == ["next(2)", "completed"])
    #expect(Log(subject).events == ["next(2)", "completed"])
    let failing = AsyncSubject<Int>()
    failing.onNext(1)
    failing.onError(TestError())
    #expect(Log(failing).events == ["error(TestError(number: 0))"])
  }

  @Test func aDisposedSubjectIsSilentAndSaysSo() {
    let subject = BehaviorSubject(value: 1)
    let log = Log(subject)
    subject.dispose()
    subject.onNext(2)
    #expect(log.events == ["next(1)"])
    #expect(subject.isDisposed)
    #expect(Log(subject).events.count == 1)
    #expect(throws: RxError.self) { try subject.value() }
  }

  @Test func whoUnsubscribesDuringAnEventIsNotToldOfIt() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let second = SerialDisposable()
    let first = subject.subscribe(onNext: {
      log.append("first \($0)")
      second.dispose()
    })
    second.disposable = subject.map { value in
      log.append("map \(value)")
      return value
    }.subscribe(onNext: { log.append("second \($0)") })
    subject.onNext(1)
    #expect(log == ["first 1"])
    first.dispose()
  }

  @Test func whoSubscribesDuringAnEventIsToldOfTheNext() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let bag = DisposeBag()
    subject.take(1).subscribe(onNext: { _ in
      subject.onNext(2)
      subject.subscribe(onNext: { log.append("late \($0)") }).disposed(by: bag)
      subject.onNext(3)
    }).disposed(by: bag)
    subject.onNext(1)
    #expect(log == ["late 3"])
  }

  @Test func aBehaviorRelayHasItsNewValueAtOnceFromWithin() {
    let relay = BehaviorRelay(value: 0)
    var log: [String] = []
    let bag = DisposeBag()
    let outerBag = DisposeBag()
    relay.subscribe(onNext: { value in
      log.append("first \(value)")
      if value == 1 {
        relay.accept(2)
        log.append("value \(relay.value)")
        relay.take(1).subscribe(onNext: { log.append("nested \($0)") }).disposed(by: bag)
      }
    }).disposed(by: outerBag)
    relay.accept(1)
    #expect(log == ["first 0", "first 1", "value 2", "nested 2", "first 2"])
  }

  @Test func relaysTakeElementsAlone() {
    let publish = PublishRelay<Int>()
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let all = ReplayRelay<Int>.createUnbound()
    let log = Log(publish.asObservable())
    for number in 1...3 {
      publish.accept(number)
      replay.accept(number)
      all.accept(number)
    }
    #expect(log.events == ["next(1)", "next(2)", "next(3)"])
    #expect(Log(replay.asObservable()).events == ["next(3)"])
    #expect(Log(all.asObservable()).events == ["next(1)", "next(2)", "next(3)"])
  }

  @Test func aSubjectThatGoesTakesItsObserversWithIt() {
    weak var observer: AnyObject?
    do {
      let subject = PublishSubject<Int>()
      let object = TestClass()
      observer = object
      _ = subject.subscribe(onNext: { _ in _ = object })
      #expect(subject.hasObservers)
    }
    #expect(observer == nil)
  }
}

private final class TestClass {}
