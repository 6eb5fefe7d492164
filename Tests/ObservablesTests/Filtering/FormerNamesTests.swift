import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct FormerNamesTests {
  /// Names of old under a protocol, through which using them is no warning.
  private protocol Former {
    func results() -> [[Int]]
  }

  private struct Names: Former {
    @available(*, deprecated)
    func results() -> [[Int]] {
      let source = Observable.of(1, 2, 3)
      let scheduler = TestScheduler(initialClock: 0)
      let streams: [Observable<Int>] = [
        source.elementAt(1), source.takeUntil(Observable<Int>.never()),
        source.takeUntil(.inclusive) { $0 == 2 }, source.takeWhile { $0 < 2 },
        source.skipUntil(Observable<Int>.never()), source.skipWhile { $0 < 3 },
        source.take(.seconds(1), scheduler: scheduler),
      ]
      return streams.map { stream in
        var log: [Int] = []
        stream.subscribe(onNext: { log.append($0) }).dispose()
        return log
      }
    }
  }

  @Test func theyDoWhatTodaysDo() {
    let former: any Former = Names()
    #expect(former.results() == [[2], [1, 2, 3], [1, 2], [1], [], [3], [1, 2, 3]])
  }
}
