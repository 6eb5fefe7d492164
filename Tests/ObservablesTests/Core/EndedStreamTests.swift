import Observables
import Testing

/// Operators with many sources let go of those that have ended, and subjects of who has left.
@Suite(.leakFree) struct EndedStreamTests {
  @Test func streamsThatHaveEndedAreNotKept() {
    let outer = PublishSubject<PublishSubject<Int>>()
    let subscription = outer.merge().subscribe(onNext: { _ in })
    func streamThatEnds() {
      let inner = PublishSubject<Int>()
      for number in 0..<5 { inner.onNext(number) }
      outer.onNext(inner)
      inner.onCompleted()
    }
    streamThatEnds()
    let before = Resources.total
    for _ in 0..<100 { streamThatEnds() }
    #expect(Resources.total == before)
    subscription.dispose()
  }

  @Test func aSubjectThatManyListenToForgetsThoseWhoLeave() {
    let shared = PublishSubject<Int>()
    for number in 0..<7 { shared.onNext(number) }
    let others = (0..<3).map { _ in shared.subscribe(onNext: { _ in }) }
    let short = PublishSubject<Int>()
    let outer = PublishSubject<PublishSubject<Int>>()
    var log: [Int] = []
    let subscription = outer.merge().subscribe(onNext: { log.append($0) })
    outer.onNext(short)
    outer.onNext(shared)
    short.onCompleted()
    shared.onNext(7)
    #expect(log == [7])
    subscription.dispose()
    for other in others { other.dispose() }
    #expect(!shared.hasObservers)
  }
}
