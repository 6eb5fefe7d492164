import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct SampleTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let sampler = scheduler.createHotObservable([.next(220, "t"), .completed(230)])
    let result = scheduler.start { source.sample(sampler) }
    #expect(result.events == [])
    #expect(source.subscriptions == [Subscription(200, 1_000)])
    #expect(sampler.subscriptions == [Subscription(200, 230)])
  }

  @Test func emptyEndsWithTheNextSample() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let sampler = scheduler.createHotObservable([.next(220, "t"), .next(230, "t")])
    let result = scheduler.start { source.sample(sampler) }
    #expect(result.events == [.completed(220)])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(sampler.subscriptions == [Subscription(200, 220)])
  }

  @Test func values() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(250, 3), .next(260, 4), .completed(270),
    ])
    let sampler = scheduler.createHotObservable([
      .next(230, "t"), .next(240, "t"), .next(255, "t"), .completed(280),
    ])
    let result = scheduler.start { source.sample(sampler) }
    #expect(result.events == [.next(230, 2), .next(255, 3), .next(280, 4), .completed(280)])
    #expect(source.subscriptions == [Subscription(200, 270)])
    #expect(sampler.subscriptions == [Subscription(200, 280)])
  }

  @Test func aDefaultWhereThereIsNoneNew() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(270)])
    let sampler = scheduler.createHotObservable([
      .next(205, "t"), .next(230, "t"), .next(240, "t"), .completed(280),
    ])
    let result = scheduler.start { source.sample(sampler, defaultValue: 0) }
    #expect(
      result.events == [
        .next(205, 0), .next(230, 1), .next(240, 0), .next(280, 0), .completed(280),
      ])
  }

  @Test func afterTheSamplersEndItEndsWithTheSource() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let sampler = scheduler.createHotObservable([.completed(220, Int.self)])
    let result = scheduler.start { source.sample(sampler) }
    #expect(result.events == [.next(220, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func errorsOfEither() {
    let failing: [Recorded<Event<Int>>] = [.next(210, 1), .error(220, TestError())]
    let healthy: [Recorded<Event<Int>>] = [.next(215, 2), .next(230, 3)]
    for (first, second, expected) in [
      (failing, healthy, [.next(215, 1), .error(220, TestError())]),
      (healthy, failing, [.error(220, TestError())]),
    ] as [([Recorded<Event<Int>>], [Recorded<Event<Int>>], [Recorded<Event<Int>>])] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable(first)
      let sampler = scheduler.createHotObservable(second)
      let result = scheduler.start { source.sample(sampler) }
      #expect(result.events == expected)
      #expect(source.subscriptions == [Subscription(200, 220)])
      #expect(sampler.subscriptions == [Subscription(200, 220)])
    }
  }

  @Test func disposal() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let sampler = scheduler.createHotObservable([.next(220, 0), .next(260, 0)])
    let result = scheduler.start(disposed: 250) { source.sample(sampler) }
    #expect(result.events == [.next(220, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(sampler.subscriptions == [Subscription(200, 250)])
  }

  @Test func anEventFromWithinComesNext() {
    let source = PublishSubject<Int>()
    let sampler = PublishSubject<Void>()
    var log: [Int] = []
    let subscription = source.sample(sampler).subscribe(onNext: {
      if $0 == 1 {
        source.onNext(2)
        sampler.onNext(())
      }
      log.append($0)
    })
    source.onNext(1)
    sampler.onNext(())
    #expect(log == [1, 2])
    subscription.dispose()
  }
}
