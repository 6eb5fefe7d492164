import Observables
import Testing

/// What holds for every stream.
@Suite(.leakFree) struct ContractTests {
  @Test func nothingComesAfterTheEnd() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError())
      observer.onCompleted()
      return Disposables.create { log.append("let go") }
    }
    _ = source.subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(1)", "completed", "let go"])
  }

  @Test func nothingComesAfterDisposal() {
    var log: [String] = []
    var observers: [AnyObserver<Int>] = []
    let source = Observable<Int>.create { observer in
      observers.append(observer)
      return Disposables.create { log.append("let go") }
    }
    let subscription = source.subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("end") },
      onDisposed: { log.append("disposed") })
    observers[0].onNext(1)
    subscription.dispose()
    observers[0].onNext(2)
    observers[0].onCompleted()
    subscription.dispose()
    #expect(log == ["1", "let go", "disposed"])
  }

  @Test func disposalFromWithinAnEventStopsTheSource() {
    var log: [Int] = []
    let place = SingleAssignmentDisposable()
    // Within work on the thread's trampoline, the source begins after `subscribe` has returned.
    _ = CurrentThreadScheduler.instance.schedule(()) {
      place.setDisposable(
        Observable.from(0..<1_000_000_000).map { $0 }.subscribe(onNext: {
          log.append($0)
          if $0 == 2 { place.dispose() }
        }))
      return Disposables.create()
    }
    #expect(log == [0, 1, 2])
  }

  @Test func takeLetsGoWhileTheSourceStillSubscribes() {
    var disposals = 0
    var log: [Int] = []
    let source = Observable<Int>.create { observer in
      for number in 0..<5 { observer.onNext(number) }
      return Disposables.create { disposals += 1 }
    }
    _ = source.map { $0 * 10 }.take(2).subscribe(onNext: { log.append($0) })
    #expect(log == [0, 10])
    #expect(disposals == 1)
  }

  @Test func anEventFromWithinAnEventComesAfterIt() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    subject.subscribe(onNext: {
      log.append("a\($0)")
      if $0 == 1 { subject.onNext(2) }
    }).disposed(by: bag)
    subject.subscribe(onNext: { log.append("b\($0)") }).disposed(by: bag)
    subject.onNext(1)
    #expect(log == ["a1", "b1", "a2", "b2"])
  }

  @Test func closuresAreDroppedAtTheEnd() {
    weak var weakObject: Box?
    let subject = PublishSubject<Int>()
    do {
      let object = Box()
      weakObject = object
      _ = subject.map { $0 + object.number }.subscribe(onNext: { object.number = $0 })
    }
    subject.onNext(1)
    #expect(weakObject?.number == 1)
    subject.onCompleted()
    #expect(weakObject == nil)
  }

  @Test func observersWithAnObjectHoldItWeakly() {
    let subject = PublishSubject<Int>()
    var object: Box? = Box()
    weak let weakObject = object
    let subscription = subject.subscribe(with: object!, onNext: { $0.number += $1 })
    subject.onNext(3)
    #expect(object?.number == 3)
    object = nil
    #expect(weakObject == nil)
    subject.onNext(4)
    subscription.dispose()
  }

  @Test func anErrorThatNobodyTakesGoesToTheHook() {
    // The hook is shared by all tests: only this one's error counts.
    let before = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = before }
    let seen = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = seen.subscribe(onNext: { log.append($0) })
    Hooks.defaultErrorHandler = { _, error in
      if let error = error as? TestError, error.number == 4_711 { seen.onNext(error.number) }
    }
    _ = Observable<Int>.error(TestError(number: 4_711)).subscribe(onNext: { _ in })
    #expect(log == [4_711])
    subscription.dispose()
  }
}

private final class Box {
  var number = 0
}
