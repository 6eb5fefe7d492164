import Dispatch
import Foundation
import Observables
import Testing

/// What a stream drops may call into that stream while it goes: no lock is held then.
@Suite(.leakFree) struct GoingValueTests {
  /// Whether `work` ends. On a thread of its own, so that a deadlock is a failure of the test.
  private func ends(_ work: @escaping () -> Void) -> Bool {
    // Nobody else touches what it holds until it has ended.
    nonisolated(unsafe) let work = work
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    return done.wait(timeout: .now() + 10) == .success
  }

  private func isFree(_ subject: some SubjectType<Caller?> & ObserverType<Caller?>) -> Bool {
    ends {
      subject.onNext(Caller { _ = subject.asObservable().subscribe() })
      subject.onNext(nil)
      subject.onNext(nil)
      subject.onNext(nil)
    }
  }

  @Test func whatASubjectKept() {
    #expect(isFree(BehaviorSubject(value: nil)))
    #expect(isFree(ReplaySubject.create(bufferSize: 0)))
    #expect(isFree(ReplaySubject.create(bufferSize: 2)))
    #expect(isFree(AsyncSubject()))
  }

  @Test func whatARelayKept() {
    #expect(
      ends {
        let relay = BehaviorRelay<Caller?>(value: nil)
        relay.accept(Caller { [weak relay] in _ = relay?.value })
        relay.accept(nil)
      })
  }

  @Test func anElementThatASubjectPutOff() {
    #expect(
      ends {
        let subject = PublishSubject<Caller?>()
        var count = 0
        let subscription = subject.subscribe(onNext: { _ in
          count += 1
          if count == 1 { subject.onNext(Caller { _ = subject.hasObservers }) }
        })
        subject.onNext(nil)
        subscription.dispose()
      })
  }

  @Test func anElementThatAGatePutOff() {
    var count = 0
    #expect(
      ends {
        var observer: AnyObserver<Caller?>?
        let source = Observable<Caller?>.create {
          observer = $0
          return Disposables.create()
        }
        let subscription = source.subscribe(onNext: { _ in
          count += 1
          if count == 1 { observer?.onNext(Caller { observer?.onNext(nil) }) }
        })
        observer?.onNext(nil)
        subscription.dispose()
      })
    #expect(count == 3)
  }

  @Test func aStreamThatWaitedForOthers() {
    var count = 0
    #expect(
      ends {
        let streams = PublishSubject<Observable<Int>>()
        let first = PublishSubject<Int>()
        let subscription = streams.merge(maxConcurrent: 1).subscribe(onNext: { count += $0 })
        streams.onNext(first)
        do {
          let caller = Caller { streams.onNext(.just(1)) }
          streams.onNext(
            .deferred {
              withExtendedLifetime(caller) {}
              return .empty()
            })
        }
        first.onCompleted()
        subscription.dispose()
      })
    #expect(count == 1)
  }

  @Test func anElementThatADebounceReplaced() {
    #expect(
      ends {
        let scheduler = HistoricalScheduler()
        let subject = PublishSubject<Caller?>()
        let place = SerialDisposable()
        place.disposable = subject.debounce(.seconds(1), scheduler: scheduler).subscribe()
        subject.onNext(Caller { place.dispose() })
        subject.onNext(nil)
      })
  }

  @Test func workThatWasCalledOff() {
    #expect(
      ends {
        let scheduler = HistoricalScheduler()
        do {
          let caller = Caller { _ = scheduler.now }
          scheduler.scheduleRelative((), dueTime: .seconds(1)) {
            withExtendedLifetime(caller) {}
            return Disposables.create()
          }.dispose()
        }
        scheduler.start()
      })
  }
}

/// Calls a closure when it goes. It is used by one thread.
private final class Caller: @unchecked Sendable {
  private let call: () -> Void

  init(_ call: @escaping () -> Void) {
    self.call = call
  }

  deinit { call() }
}
