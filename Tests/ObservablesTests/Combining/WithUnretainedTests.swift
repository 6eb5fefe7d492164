import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct WithUnretainedTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let object = Named()
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { source.withUnretained(object) { "\($0.0.name)\($0.1)" } }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func empty() {
    let object = Named()
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { source.withUnretained(object) { "\($0.0.name)\($0.1)" } }
    #expect(result.events == [.completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func values() {
    let object = Named()
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start {
      source.withUnretained(object).map { object, number in "\(object.name)\(number)" }
    }
    #expect(result.events == [.next(210, "o1"), .next(220, "o2"), .completed(230)])
  }

  @Test func error() {
    let object = Named()
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let result = scheduler.start {
      source.withUnretained(object, resultSelector: { object, number in "\(object.name)\(number)" })
    }
    #expect(result.events == [.next(210, "o1"), .error(220, TestError())])
  }

  @Test func itEndsWithTheFirstElementAfterTheObjectWent() {
    var object: Named? = Named()
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3)])
    let stream = source.withUnretained(object!) { "\($0.0.name)\($0.1)" }
    weak let weakObject = object
    scheduler.scheduleAt(220) {
      object = nil
      #expect(weakObject == nil)
    }
    let result = scheduler.start { stream }
    #expect(result.events == [.next(210, "o1"), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func disposal() {
    let object = Named()
    let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
    let result = scheduler.start(disposed: 250) {
      source.withUnretained(object) { "\($0.0.name)\($0.1)" }
    }
    #expect(result.events == [.next(210, "o1")])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func anEventFromWithinComesNext() {
    let object = Named()
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = subject.withUnretained(object).subscribe(onNext: { object, number in
      if number == 1 { subject.onNext(2) }
      log.append("\(object.name)\(number)")
    })
    subject.onNext(1)
    #expect(log == ["o1", "o2"])
    subscription.dispose()
  }
}

private final class Named {
  let name = "o"
}
