import Observables
import Testing

/// As it was written for RxSwift, but for the import.
struct MovingExamples {
  final class Counter {
    private let relay = BehaviorRelay<Int>(value: 0)
    private let disposeBag = DisposeBag()

    var count: Observable<Int> { relay.asObservable().distinctUntilChanged() }

    init(steps: Observable<Int>) {
      steps
        .withUnretained(self)
        .map { counter, step in counter.relay.value + step }
        .bind(to: relay)
        .disposed(by: disposeBag)
    }
  }

  @Test func aCounterCounts() {
    let steps = PublishSubject<Int>()
    let counter = Counter(steps: steps)
    var counts: [Int] = []
    let subscription = counter.count.subscribe(
      onNext: { counts.append($0) },
      onError: { error in Issue.record(error) },
      onDisposed: { counts.append(-1) })
    steps.onNext(1)
    steps.onNext(0)
    steps.onNext(2)
    subscription.dispose()
    #expect(counts == [0, 1, 3, -1])
  }
}
