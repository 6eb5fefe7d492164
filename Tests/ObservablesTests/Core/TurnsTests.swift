import Observables
import Testing

/// Sources that emit at once begin when all are subscribed to, and take turns, as on RxSwift's current thread.
@Suite(.leakFree) struct TurnsTests {
  private func heard<Element>(_ stream: Observable<Element>) -> [String] {
    var log: [String] = []
    _ = stream.subscribe(onNext: { log.append("\($0)") })
    return log
  }

  @Test func latestOfTwo() {
    let sums = Observable.combineLatest(Observable.of(1, 2), Observable.of(10, 20)) { $0 + $1 }
    #expect(heard(sums) == ["11", "12", "22"])
  }

  @Test func theSameWithinAnotherStream() {
    let sums = Observable.just(0).flatMap { _ in
      Observable.combineLatest(Observable.of(1, 2), Observable.of(10, 20)) { $0 + $1 }
    }
    #expect(heard(sums) == ["11", "12", "22"])
  }

  @Test func merged() {
    let both = Observable.merge(Observable.of(1, 2, 3), Observable.of(4, 5, 6))
    #expect(heard(both) == ["1", "4", "2", "5", "3", "6"])
  }

  @Test func anEndlessSourceLetsTheOthersIn() {
    let zipped = Observable.zip(Observable.repeatElement(1), Observable.of(1, 2)) { $0 + $1 }
    #expect(heard(zipped.take(2)) == ["2", "3"])
    let latest = Observable.combineLatest(Observable.repeatElement(1), Observable.of(5)) { $0 + $1 }
    #expect(heard(latest.take(1)) == ["6"])
  }

  @Test func allIsToldWhenSubscribeReturns() {
    var log: [Int] = []
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(onNext: { number in
      _ = Observable.of(number, number * 10).subscribe(onNext: { log.append($0) })
      log.append(0)
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log == [1, 10, 0, 2, 20, 0])
    subscription.dispose()
  }
}
