import Dispatch
import Observables
import ObservablesTestSupport
import Testing

struct TimingExamples {
  @Test func aPauseInTyping() {
    let scheduler = TestScheduler(initialClock: 0)
    let typed = scheduler.createHotObservable([
      .next(210, "S"), .next(215, "Sw"), .next(220, "Swift"), .next(300, "Rust"),
    ])
    let result = scheduler.start {
      typed.debounce(.seconds(30), scheduler: scheduler)
    }
    #expect(result.events == [.next(250, "Swift"), .next(330, "Rust")])
    #expect(typed.subscriptions == [Subscription(200, 1_000)])
  }

  @Test func tooLate() {
    let scheduler = TestScheduler(initialClock: 0)
    let answer = scheduler.createColdObservable([.next(500, 42), .completed(500)])
    let result = scheduler.start {
      answer.asSingle().timeout(.seconds(100), scheduler: scheduler)
    }
    #expect(result.events == [.error(300, RxError.timeout)])
  }

  @Test func workElsewhere() async throws {
    let background = SerialDispatchQueueScheduler(qos: .userInitiated)
    let doubled = Observable.of(1, 2, 3)
      .observe(on: background)
      .map { $0 * 2 }
    #expect(try await doubled.toArray().value == [2, 4, 6])
  }
}
