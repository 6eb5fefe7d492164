import Observables
import ObservablesTestSupport
import Testing

/// The names from before RxSwift 6 do what today's do, and events of singles and others can be compared.
@Suite(.leakFree) struct FormerNamesOfErrorsTests {
  private let failing = Observable<Int>.error(TestError())

  private func heard(_ stream: Observable<Int>) -> [String] {
    var log: [String] = []
    _ = stream.subscribe { log.append($0.debugDescription) }
    return log
  }

  @available(*, deprecated) @Test func errors() {
    #expect(heard(failing.catchError { _ in .just(1) }) == ["next(1)", "completed"])
    #expect(heard(failing.catchErrorJustReturn(2)) == ["next(2)", "completed"])
    #expect(heard(failing.retryWhen { _ in Observable<Int>.empty() }) == ["completed"])
  }

  @available(*, deprecated) @Test func schedulers() {
    let scheduler = CurrentThreadScheduler.instance
    #expect(heard(Observable.just(3).observeOn(scheduler)) == ["next(3)", "completed"])
    #expect(heard(Observable.just(4).subscribeOn(scheduler)) == ["next(4)", "completed"])
  }

  @Test func eventsOfTraitsAreEqual() {
    #expect(MaybeEvent.success(1) == .success(1) && MaybeEvent.success(1) != .completed)
    #expect(MaybeEvent<Int>.error(TestError()) == .error(TestError()))
    #expect(CompletableEvent.completed != CompletableEvent.error(TestError()))
  }
}
