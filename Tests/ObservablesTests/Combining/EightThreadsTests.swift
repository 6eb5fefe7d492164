import Dispatch
import Observables
import Testing

/// Eight threads emit, subscribe and dispose through operators at once. What observers change they
/// change without locks, so that the thread sanitizer (`--sanitize=thread`) sees two at a time.
@Suite(.leakFree) struct EightThreadsTests {
  private let threads = 8
  private let times = 200

  private func all(_ work: (Int) -> Void) {
    // Whether what it touches may be touched by several is what these tests find out.
    nonisolated(unsafe) let work = work
    DispatchQueue.concurrentPerform(iterations: threads) { work($0) }
  }

  private func subjects() -> [PublishSubject<Int>] { (0..<threads).map { _ in PublishSubject() } }

  /// Makes a stream of eight subjects again and again, and lets half of the threads emit while the
  /// others dispose of the subscription.
  private func emitAndDispose<Output>(_ make: ([Observable<Int>]) -> Observable<Output>) {
    for _ in 0..<times {
      let subjects = subjects()
      var events = 0
      var disposals = 0
      let subscription = make(subjects).subscribe(
        onNext: { _ in events += 1 }, onDisposed: { disposals += 1 })
      all { thread in
        for number in 0..<4 { subjects[thread].onNext(number) }
        if thread.isMultiple(of: 2) {
          subscription.dispose()
        } else {
          subjects[thread].onCompleted()
        }
      }
      #expect(disposals == 1)
      #expect(subjects.allSatisfy { !$0.hasObservers })
    }
  }

  @Test func merge() {
    emitAndDispose { Observable.merge($0) }
    let subjects = subjects()
    var sum = 0
    var ends = 0
    _ = Observable.merge(subjects.map { $0 })
      .subscribe(onNext: { sum += $0 }, onCompleted: { ends += 1 })
    all { thread in
      for number in 0..<times { subjects[thread].onNext(number) }
      subjects[thread].onCompleted()
    }
    #expect(sum == threads * times * (times - 1) / 2)
    #expect(ends == 1)
  }

  @Test func combineLatest() {
    emitAndDispose { Observable.combineLatest($0) }
    emitAndDispose { Observable.combineLatest($0[0], $0[1], $0[2]) { $0 + $1 + $2 } }
    let subjects = subjects()
    var last: [Int] = []
    var ends = 0
    var goesBack = false
    _ = Observable.combineLatest(subjects).subscribe(
      onNext: { numbers in
        if !last.isEmpty { goesBack = goesBack || zip(last, numbers).contains { $0 > $1 } }
        last = numbers
      }, onCompleted: { ends += 1 })
    all { thread in
      for number in 0..<times { subjects[thread].onNext(number) }
      subjects[thread].onCompleted()
    }
    #expect(last == Array(repeating: times - 1, count: threads))
    #expect(!goesBack)
    #expect(ends == 1)
  }

  @Test func zipped() {
    emitAndDispose { Observable.zip($0) }
    let subjects = subjects()
    var log: [[Int]] = []
    var ends = 0
    _ = Observable.zip(subjects)
      .subscribe(onNext: { log.append($0) }, onCompleted: { ends += 1 })
    all { thread in
      for number in 0..<times { subjects[thread].onNext(number) }
      subjects[thread].onCompleted()
    }
    #expect(log == (0..<times).map { Array(repeating: $0, count: threads) })
    #expect(ends == 1)
  }

  @Test func othersOfSeveralSources() {
    emitAndDispose { Observable.amb($0) }
    emitAndDispose { Observable.concat($0) }
    emitAndDispose { $0[0].withLatestFrom($0[1]) { $0 + $1 } }
    emitAndDispose { $0[0].sample($0[1]) }
    let subjects = subjects()
    var seen: Set<Int> = []
    let subscription = Observable.amb(subjects.map { $0 }).subscribe(onNext: { seen.insert($0) })
    all { thread in
      for _ in 0..<times { subjects[thread].onNext(thread) }
    }
    #expect(seen.count == 1)
    subscription.dispose()
  }

  @Test func sharedStreamsConnectAndDisconnect() {
    for make in [
      { $0.share() }, { $0.share(replay: 1) }, { $0.share(replay: 2, scope: .forever) },
      { $0.replay(3).refCount() }, { $0.multicast { BehaviorSubject(value: 0) }.refCount() },
    ] as [(Observable<Int>) -> Observable<Int>] {
      let subject = PublishSubject<Int>()
      let stream = make(subject)
      all { thread in
        for number in 0..<times {
          let subscription = stream.subscribe(onNext: { _ in })
          subject.onNext(number)
          subscription.dispose()
        }
      }
      #expect(!subject.hasObservers)
      // Nobody was left behind without a connection.
      var log: [Int] = []
      let subscription = stream.subscribe(onNext: { log.append($0) })
      subject.onNext(4_711)
      #expect(log.last == 4_711)
      subscription.dispose()
    }
  }

  @Test func whoSharesIsNeverLeftWithoutAConnection() {
    let subject = PublishSubject<Int>()
    let stream = subject.share()
    for _ in 0..<times {
      let logs = (0..<threads).map { _ in Heard() }
      let bag = DisposeBag()
      all { thread in
        stream.take(1).subscribe(onNext: { _ in }).dispose()
        stream.subscribe(onNext: { logs[thread].numbers.append($0) }).disposed(by: bag)
      }
      subject.onNext(1)
      #expect(logs.allSatisfy { $0.numbers == [1] })
    }
  }

  @Test func replayTellsEachObserverAllInOrder() {
    let subject = PublishSubject<Int>()
    let stream = subject.replayAll()
    let connection = stream.connect()
    let logs = (0..<threads).map { _ in Heard() }
    all { thread in
      if thread == 0 {
        for number in 0..<times { subject.onNext(number) }
      } else {
        _ = stream.subscribe(onNext: { logs[thread].numbers.append($0) })
      }
    }
    #expect(logs.dropFirst().allSatisfy { $0.numbers == Array(0..<times) })
    subject.onCompleted()
    connection.dispose()
  }

  @Test func subjectsOfAllKinds() {
    for _ in 0..<20 {
      let publish = PublishSubject<Int>()
      let behavior = BehaviorSubject(value: -1)
      let replay = ReplaySubject<Int>.create(bufferSize: 3)
      let final = AsyncSubject<Int>()
      let observers = [
        AnyObserver(publish), AnyObserver(behavior), AnyObserver(replay), AnyObserver(final),
      ]
      for (observer, stream) in zip(observers, [publish, behavior, replay, final]) {
        var ends = 0
        var events = 0
        _ = stream.subscribe(onNext: { _ in events += 1 }, onCompleted: { ends += 1 })
        all { thread in
          for number in 0..<20 {
            observer.onNext(number)
            stream.subscribe(onNext: { _ in }).dispose()
          }
          if thread == 7 { observer.onCompleted() }
        }
        #expect(ends == 1)
        #expect(events >= (stream === final ? 1 : 20))
      }
    }
  }
}

/// What one observer was told.
private final class Heard {
  var numbers: [Int] = []
}
