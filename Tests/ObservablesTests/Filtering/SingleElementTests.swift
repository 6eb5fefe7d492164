import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct SingleElementTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func never() {
    #expect(OperatorCheck.never { $0.single() } == nil)
  }

  @Test func error() {
    #expect(OperatorCheck.error { $0.single() } == nil)
  }

  @Test func within() {
    #expect(OperatorCheck.within { $0.single() } == ["1"])
  }

  @Test func one() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let result = scheduler.start { source.single() }
    #expect(result.events == [.next(210, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func none() {
    let source = scheduler.createHotObservable([.next(150, 1), .completed(300)])
    let result = scheduler.start { source.single() }
    #expect(result.events == [.error(300, RxError.noElements)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func more() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let result = scheduler.start { source.single() }
    #expect(result.events == [.next(210, 1), .error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func theOneOfManyThatIsAskedFor() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let result = scheduler.start { source.single { $0 == 2 } }
    #expect(result.events == [.next(220, 2), .completed(300)])
  }

  @Test func itsClosureThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start { source.single { _ in throw TestError() } }
    #expect(result.events == [.error(210, TestError())])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func disposal() {
    #expect(OperatorCheck.disposal { $0.single { $0 == 1 } } == nil)
  }
}
