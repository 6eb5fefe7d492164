import Dispatch
import Observables
import Testing

/// Eight threads emit into streams that go on on queues. Run them with `--sanitize=thread`, too.
@Suite(.leakFree) struct EightThreadsOnQueuesTests {
  private let threads = 8
  private let times = 200
  private let queue = DispatchQueue(label: "test", attributes: .concurrent)

  private var scheduler: ConcurrentDispatchQueueScheduler {
    ConcurrentDispatchQueueScheduler(queue: queue)
  }

  private func all(_ work: (Int) -> Void) {
    // Whether what it touches may be touched by several is what these tests find out.
    nonisolated(unsafe) let work = work
    DispatchQueue.concurrentPerform(iterations: threads) { work($0) }
  }

  /// Feeds a subject from all threads, ends it, and returns how many events came of it by then.
  private func events<Output>(
    _ make: (Observable<Int>) -> Observable<Output>
  ) async -> Int {
    let subject = PublishSubject<Int>()
    let stream = make(subject)
    return await withCheckedContinuation { done in
      var count = 0
      _ = stream.subscribe(
        onNext: { _ in count += 1 }, onCompleted: { done.resume(returning: count) })
      all { thread in
        for number in 0..<times { subject.onNext(number) }
      }
      subject.onCompleted()
    }
  }

  /// Feeds a subject from half of the threads while the others dispose of the subscription.
  private func emitAndDispose<Output>(_ make: (Observable<Int>) -> Observable<Output>) {
    for _ in 0..<50 {
      let subject = PublishSubject<Int>()
      var disposals = 0
      let subscription = make(subject).subscribe(
        onNext: { _ in }, onDisposed: { disposals += 1 })
      all { thread in
        for number in 0..<5 { subject.onNext(number) }
        if thread.isMultiple(of: 2) { subscription.dispose() }
      }
      queue.sync(flags: .barrier) {}
      #expect(disposals == 1)
      #expect(!subject.hasObservers)
    }
  }

  @Test func observe() async {
    emitAndDispose { $0.observe(on: scheduler) }
    #expect(await events { $0.observe(on: scheduler) } == threads * times)
    #expect(
      await events { $0.observe(on: scheduler).map { $0 }.observe(on: scheduler).share() }
        == threads * times)
  }

  @Test func subscribe() {
    for _ in 0..<times {
      let subject = PublishSubject<Int>()
      let stream = subject.subscribe(on: scheduler)
      all { thread in
        let subscription = stream.subscribe(onNext: { _ in })
        subject.onNext(thread)
        subscription.dispose()
      }
      // What is scheduled by the first is scheduled before the second.
      queue.sync(flags: .barrier) {}
      queue.sync(flags: .barrier) {}
      #expect(!subject.hasObservers)
    }
  }

  @Test func delay() async {
    emitAndDispose { $0.delay(.microseconds(10), scheduler: scheduler) }
    #expect(
      await events { $0.delay(.microseconds(10), scheduler: scheduler) } == threads * times)
  }

  @Test func debounceAndThrottle() async {
    emitAndDispose { $0.debounce(.nanoseconds(1), scheduler: scheduler) }
    emitAndDispose { $0.throttle(.nanoseconds(1), scheduler: scheduler) }
    #expect(await events { $0.debounce(.microseconds(10), scheduler: scheduler) } > 0)
    #expect(await events { $0.throttle(.microseconds(10), scheduler: scheduler) } > 0)
  }

  @Test func bufferAndWindow() async {
    emitAndDispose { $0.buffer(timeSpan: .microseconds(10), count: 3, scheduler: scheduler) }
    emitAndDispose {
      $0.window(timeSpan: .microseconds(10), count: 3, scheduler: scheduler).merge()
    }
    #expect(
      await events {
        $0.buffer(timeSpan: .microseconds(50), count: 7, scheduler: scheduler)
          .concatMap { Observable.from($0) }
      } == threads * times)
    #expect(
      await events {
        $0.window(timeSpan: .microseconds(50), count: 7, scheduler: scheduler).merge()
      } == threads * times)
  }

  @Test func timeout() async {
    emitAndDispose {
      $0.timeout(.microseconds(5), other: Observable.just(1), scheduler: scheduler)
    }
    #expect(
      await events {
        $0.timeout(.seconds(60), other: Observable<Int>.never(), scheduler: scheduler)
      } == threads * times)
  }

  @Test func interval() async {
    let numbers = await withCheckedContinuation { done in
      var log: [Int] = []
      _ = Observable<Int>.interval(.microseconds(1), scheduler: scheduler).take(500).subscribe(
        onNext: { log.append($0) }, onCompleted: { done.resume(returning: log) })
    }
    #expect(numbers == Array(0..<500))
  }
}
