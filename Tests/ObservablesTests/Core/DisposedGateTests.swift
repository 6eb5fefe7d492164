import Observables
import Testing

/// What waits at an operator with several sources when it is disposed of reaches nobody, also no closure
/// of an operator below.
@Suite(.leakFree) struct DisposedGateTests {
  private let first = PublishSubject<Int>()
  private let second = PublishSubject<Int>()

  /// Subscribes to what `operate` makes of both; at the first element `act` is done and the subscription
  /// disposed of. Returns what an operator below saw.
  private func seen(
    _ operate: (Observable<Int>, Observable<Int>) -> Observable<Int>, _ act: @escaping () -> Void
  ) -> [String] {
    var log: [String] = []
    let subscription = SerialDisposable()
    subscription.disposable = operate(first, second).materialize()
      .map { event in
        log.append(event.debugDescription)
        return event
      }
      .subscribe(onNext: { _ in
        act()
        subscription.dispose()
      })
    second.onNext(1)
    first.onNext(10)
    return log
  }

  @Test(arguments: [0, 1, 2]) func combineLatest(number: Int) {
    let log = seen({ Observable.combineLatest($0, $1, resultSelector: +) }) { tell(number) }
    #expect(log == ["next(11)"])
    #expect(!second.hasObservers)
  }

  @Test(arguments: [0, 1, 2]) func withLatestFrom(number: Int) {
    let log = seen({ $0.withLatestFrom($1, resultSelector: +) }) { tell(number) }
    #expect(log == ["next(11)"])
  }

  @Test(arguments: [0, 1, 2]) func created(number: Int) {
    let log = seen({ first, second in
      .create { observer in
        Disposables.create(first.subscribe(observer), second.skip(1).subscribe(observer))
      }
    }) { tell(number) }
    #expect(log == ["next(10)"])
  }

  private func tell(_ number: Int) {
    switch number {
    case 0: second.onNext(2)
    case 1: second.onError(TestError())
    default: second.onCompleted()
    }
  }
}
