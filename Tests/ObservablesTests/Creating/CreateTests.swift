import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct CreateTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func created(_ source: Observable<Int>) -> Observable<Int> {
    .create { source.subscribe($0) }
  }

  @Test func never() {
    #expect(OperatorCheck.never(created) == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty([], created) == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error(created) == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal(created) == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within(4, created) == ["1", "2", "3", "4"])
  }

  @Test func valuesAndNothingAfterTheEnd() {
    var disposals = 0
    let result = scheduler.start {
      Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(TestError())
        return Disposables.create { disposals += 1 }
      }
    }
    #expect(result.events == [.next(200, 1), .completed(200)])
    #expect(disposals == 1)
  }

  @Test func whatItReturnsIsDisposedOfWithTheSubscription() {
    var disposals: [TestTime] = []
    let result = scheduler.start(disposed: 250) { [scheduler] in
      Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create { disposals.append(scheduler.clock) }
      }
    }
    #expect(result.events == [.next(200, 1)])
    #expect(disposals == [250])
  }

  @Test func anObserverThatIsKeptIsNotHeardAnyMore() {
    var kept: AnyObserver<Int>?
    var log: [Int] = []
    let subscription = Observable<Int>.create { observer in
      kept = observer
      return Disposables.create()
    }.subscribe(onNext: { log.append($0) })
    kept?.onNext(1)
    subscription.dispose()
    kept?.onNext(2)
    #expect(log == [1])
    kept = nil
  }
}
