import Dispatch
import Observables
import Testing

/// Eight threads feed streams that go on after errors, or look at them. Run them with
/// `--sanitize=thread`, too.
@Suite(.leakFree) struct EightThreadsAndErrorsTests {
  private typealias Streams = [Observable<Int>]

  /// Makes a stream of eight subjects again and again. All emit, then end their subject, one of
  /// them with an error, or dispose of the subscription; all at once. What observers change they change
  /// without locks.
  private func emitFailAndDispose<Output>(_ make: (Streams) -> Observable<Output>) {
    for _ in 0..<100 {
      let subjects = (0..<8).map { _ in PublishSubject<Int>() }
      var events = 0
      var ends = 0
      var disposals = 0
      let subscription = make(subjects).subscribe(
        onNext: { _ in events += 1 }, onError: { _ in ends += 1 }, onCompleted: { ends += 1 },
        onDisposed: { disposals += 1 })
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for number in 0..<4 { subjects[thread].onNext(number) }
        switch thread {
        case 1: subjects[thread].onError(TestError())
        case 3, 5, 7: subjects[thread].onCompleted()
        default: subscription.dispose()
        }
      }
      #expect(ends <= 1)
      #expect(disposals == 1)
      #expect(subjects.allSatisfy { !$0.hasObservers })
    }
  }

  @Test func retryingWhenAnotherSaysSo() {
    emitFailAndDispose { streams in
      Observable.merge(streams).retry { (errors: Observable<any Error>) in
        Observable.merge(errors.map { _ in 0 }, streams[0])
      }
    }
    emitFailAndDispose { streams in
      Observable.merge(streams).map { number in
        if number == 2 { throw TestError() }
        return number
      }.retry { (errors: Observable<any Error>) in errors.flatMap { _ in streams[3] } }
    }
  }

  @Test func catching() {
    emitFailAndDispose { streams in streams[1].catch { _ in .merge(streams) } }
    emitFailAndDispose { streams in Observable.merge(streams).catch { _ in .merge(streams) } }
  }

  @Test func looking() {
    emitFailAndDispose { streams in
      var count = 0
      return Observable.merge(streams).do(
        onNext: { if $0 == 3 { throw TestError(number: $0) } }, onError: { _ in count += 1 },
        onDispose: { count += 1 })
    }
  }

  @Test func streamsOfStreams() {
    emitFailAndDispose { streams in Observable.merge(streams).flatMapLatest { streams[$0] } }
    emitFailAndDispose { streams in Observable.merge(streams).flatMapFirst { streams[$0] } }
    emitFailAndDispose { streams in Observable.merge(streams).concatMap { streams[$0] } }
    emitFailAndDispose { streams in Observable.merge(streams).groupBy { $0 }.flatMap { $0 } }
  }

  @Test func completables() {
    emitFailAndDispose { streams in
      Completable.zip(streams.map { $0.ignoreElements().asCompletable() }).asObservable()
    }
  }
}
