import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct DeferredTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func eachSubscriptionHasItsOwn() {
    var made = 0
    let deferred = Observable<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(made == 0)
    var log: [Int] = []
    _ = deferred.subscribe(onNext: { log.append($0) })
    _ = deferred.subscribe(onNext: { log.append($0) })
    #expect(log == [1, 2])
  }

  @Test func never() {
    #expect(OperatorCheck.never { source in .deferred { source } } == nil)
  }

  @Test func empty() {
    #expect(OperatorCheck.empty { source in .deferred { source } } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { source in .deferred { source } } == nil)
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { source in .deferred { source } } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { source in .deferred { source } } == ["1", "2", "3", "4"])
  }

  @Test func itsFactoryThrows() {
    let result = scheduler.start { Observable<Int>.deferred { throw TestError() } }
    #expect(result.events == [.error(200, TestError())])
  }

  @Test func valuesOfAColdSource() {
    var source: TestableObservable<Int>?
    let result = scheduler.start {
      Observable<Int>.deferred { [scheduler] in
        let cold = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        source = cold
        return cold.asObservable()
      }
    }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(source?.subscriptions == [Subscription(200, 220)])
  }
}
