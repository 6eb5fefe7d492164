import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct UsingTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Takes down when it is disposed of.
  private final class Resource: Disposable, @unchecked Sendable {
    // A test uses it from one thread.
    private(set) var disposals: [TestTime] = []
    private let scheduler: TestScheduler

    init(_ scheduler: TestScheduler) {
      self.scheduler = scheduler
    }

    func dispose() { disposals.append(scheduler.clock) }
  }

  private func start(
    _ events: [Recorded<Event<Int>>], disposed: TestTime = 1_000
  ) -> (events: [Recorded<Event<Int>>], resource: Resource, subscriptions: [Subscription]) {
    let resource = Resource(scheduler)
    let source = scheduler.createColdObservable(events)
    let result = scheduler.start(disposed: disposed) {
      Observable.using({ resource }, observableFactory: { _ in source.asObservable() })
    }
    return (result.events, resource, source.subscriptions)
  }

  @Test func never() {
    let result = start([])
    #expect(result.events == [])
    #expect(result.resource.disposals == [1_000])
    #expect(result.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let result = start([.completed(50)])
    #expect(result.events == [.completed(250)])
    #expect(result.resource.disposals == [250])
  }

  @Test func values() {
    let result = start([.next(10, 1), .next(20, 2), .completed(30)])
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(result.resource.disposals == [230])
    #expect(result.subscriptions == [Subscription(200, 230)])
  }

  @Test func error() {
    let result = start([.next(10, 1), .error(20, TestError())])
    #expect(result.events == [.next(210, 1), .error(220, TestError())])
    #expect(result.resource.disposals == [220])
  }

  @Test func disposal() {
    let result = start([.next(10, 1), .next(60, 2)], disposed: 250)
    #expect(result.events == [.next(210, 1)])
    #expect(result.resource.disposals == [250])
    #expect(result.subscriptions == [Subscription(200, 250)])
  }

  @Test func noResource() {
    var isAsked = false
    let result = scheduler.start {
      Observable<Int>.using({ () throws -> BooleanDisposable in throw TestError() }) { _ in
        isAsked = true
        return .never()
      }
    }
    #expect(result.events == [.error(200, TestError())])
    #expect(!isAsked)
  }

  @Test func noStream() {
    let resource = Resource(scheduler)
    let result = scheduler.start {
      Observable<Int>.using({ resource }) { _ in throw TestError() }
    }
    #expect(result.events == [.error(200, TestError())])
    #expect(resource.disposals == [200])
  }

  @Test func theStreamKnowsItsResource() {
    var log: [Bool] = []
    _ = Observable.using({ BooleanDisposable(isDisposed: true) }) { .just($0.isDisposed) }
      .subscribe(onNext: { log.append($0) })
    #expect(log == [true])
  }

  @Test func within() {
    #expect(
      OperatorCheck.within { source in .using({ BooleanDisposable() }) { _ in source } }
        == ["1", "2", "3", "4"])
  }
}
