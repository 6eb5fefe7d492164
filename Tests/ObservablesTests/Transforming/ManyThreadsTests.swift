import Dispatch
import Observables
import Testing

/// Operators with several sources while eight threads emit and dispose. Run them with
/// `--sanitize=thread`, too.
@Suite(.leakFree) struct ManyThreadsTests {
  private let threads = 8
  private let times = 300

  @Test func nothingOfAnOldStreamComesAfterANewOne() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<Void>()
    var log: [Int] = []
    let subscription = outer.flatMapLatest { number in inner.map { number } }
      .subscribe(onNext: { log.append($0) })
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for number in 0..<times {
        if thread == 0 { outer.onNext(number) } else { inner.onNext(()) }
      }
    }
    inner.onNext(())
    #expect(zip(log, log.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(log.last == times - 1)
    subscription.dispose()
    #expect(!inner.hasObservers)
  }

  @Test func aSwitchIsDisposedOfWhileStreamsComeAndGo() {
    let outer = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    for _ in 0..<50 {
      let subscription = outer.flatMapLatest { _ in inner }.subscribe(onNext: { _ in })
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in 0..<10 { thread < 2 ? outer.onNext(number) : inner.onNext(number) }
        if thread > 5 { subscription.dispose() }
      }
    }
    #expect(!outer.hasObservers)
    #expect(!inner.hasObservers)
  }

  @Test func oneEndAndNothingAfterIt() {
    for _ in 0..<50 {
      let source = PublishSubject<Int>()
      let stop = PublishSubject<Void>()
      var log: [Bool] = []
      _ = source.take(until: stop).subscribe { log.append($0.isStopEvent) }
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in 0..<20 { source.onNext(number) }
        if thread > 5 { stop.onNext(()) }
      }
      #expect(log.last == true)
      #expect(log.filter { $0 }.count == 1)
      #expect(!source.hasObservers)
    }
  }

  @Test func groupsGetAll() {
    let source = PublishSubject<Int>()
    var counts: [Int: Int] = [:]
    let subscription = source.groupBy { $0 % 3 }.flatMap { group in group.map { _ in group.key } }
      .subscribe(onNext: { counts[$0, default: 0] += 1 })
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for number in 0..<times { source.onNext(number) }
    }
    #expect(counts == [0: 800, 1: 800, 2: 800])
    subscription.dispose()
    #expect(!source.hasObservers)
  }

  @Test func groupsAndTheirSourceAreLetGoOfByAll() {
    for _ in 0..<50 {
      let source = PublishSubject<Int>()
      let groups = CompositeDisposable()
      let subscription = source.groupBy { $0 % 3 }.subscribe(onNext: { group in
        _ = groups.insert(group.subscribe(onNext: { _ in }))
      })
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in 0..<10 { source.onNext(number) }
        if thread == 3 { subscription.dispose() }
        if thread == 4 { groups.dispose() }
      }
      #expect(!source.hasObservers)
    }
  }
}
