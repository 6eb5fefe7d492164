import Dispatch
import Observables
import Testing

/// Eight threads emit and dispose at once. Run them with `--sanitize=thread`, too.
@Suite(.leakFree) struct ThreadTests {
  private let threads = 8
  private let times = 500

  /// Feeds `subject` from all threads.
  private func hammer(_ subject: PublishSubject<Int>) {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for number in 0..<times { subject.onNext(number) }
    }
  }

  @Test func aSubjectTellsOneAfterTheOther() {
    let subject = PublishSubject<Int>()
    var count = 0
    let subscription = subject.map { $0 }.subscribe(onNext: { _ in count += 1 })
    hammer(subject)
    #expect(count == threads * times)
    subscription.dispose()
  }

  @Test func observersComeAndGo() {
    let subject = PublishSubject<Int>()
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 0..<times {
        let subscription = subject.filter { $0 >= 0 }.subscribe(onNext: { _ in })
        subject.onNext(number)
        subscription.dispose()
      }
    }
    #expect(!subject.hasObservers)
  }

  @Test func aSubscriptionIsDisposedOfByAll() {
    let subject = PublishSubject<Int>()
    for _ in 0..<times {
      var disposals = 0
      let subscription = subject.map { $0 }.subscribe(onDisposed: { disposals += 1 })
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        if thread.isMultiple(of: 2) { subject.onNext(thread) }
        subscription.dispose()
      }
      #expect(disposals == 1)
    }
    #expect(!subject.hasObservers)
  }

  @Test func replayTellsAllThatWasKeptAndNothingTwice() {
    let subject = ReplaySubject<Int>.createUnbounded()
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      if thread == 0 {
        for number in 0..<times { subject.onNext(number) }
        subject.onCompleted()
      } else {
        for _ in 0..<20 { subject.take(1).subscribe(onNext: { _ in }).dispose() }
      }
    }
    var log: [Int] = []
    _ = subject.subscribe(onNext: { log.append($0) })
    #expect(log == Array(0..<times))
  }

  @Test func aBehaviorSubjectSkipsNothing() {
    let subject = BehaviorSubject(value: 0)
    let late = PublishSubject<Void>()
    var logs: [[Int]] = Array(repeating: [], count: 50)
    let bag = DisposeBag()
    let outerBag = DisposeBag()
    var next = 0
    late.subscribe(onNext: {
      let index = next
      next += 1
      subject.subscribe(onNext: { logs[index].append($0) }).disposed(by: bag)
    }).disposed(by: outerBag)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        for number in 1...times { subject.onNext(number) }
      } else {
        for _ in 0..<50 { late.onNext(()) }
      }
    }
    for log in logs { #expect(log == Array((log.first ?? 0)...times)) }
  }

  @Test func mergeAndFlatMapTellOneAfterTheOther() {
    let subjects = (0..<threads).map { _ in PublishSubject<Int>() }
    var count = 0
    var ends = 0
    let sources = subjects.map { $0.asObservable() }
    _ = Observable.merge(sources)
      .flatMap { Observable.just($0) }
      .subscribe(onNext: { _ in count += 1 }, onCompleted: { ends += 1 })
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 0..<times { subjects[thread].onNext(number) }
      subjects[thread].onCompleted()
    }
    #expect(count == threads * times)
    #expect(ends == 1)
  }

  @Test func createPutsItsThreadsInOrder() {
    var count = 0
    var log: [AnyObserver<Int>] = []
    let source = Observable<Int>.create { observer in
      log.append(observer)
      return Disposables.create()
    }
    let subscription = source.subscribe(onNext: { _ in count += 1 })
    let observer = log[0]
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for number in 0..<times { observer.onNext(number) }
    }
    #expect(count == threads * times)
    log = []
    subscription.dispose()
  }
}
