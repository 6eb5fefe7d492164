import Observables
import Testing

@Suite(.leakFree) struct FormerTraitNamesTests {
  /// Names of old under a protocol, through which using them is no warning.
  private protocol Former {
    func log() -> [String]
  }

  private struct Names: Former {
    @available(*, deprecated)
    func log() -> [String] {
      var log: [String] = []
      let failing = Single<Int>.error(TestError())
      let singles = [
        failing.catchError { _ in .just(1) }, failing.catchErrorJustReturn(2),
        failing.retryWhen { $0.take(0) }, Single.just(3).observeOn(CurrentThreadScheduler.instance),
        Single.just(4).subscribeOn(CurrentThreadScheduler.instance),
      ]
      for single in singles {
        _ = single.subscribe(
          onSuccess: { log.append("\($0)") }, onError: { log.append("\($0)") })
      }
      return log
    }
  }

  @Test func theyDoWhatTodaysDo() {
    let former: any Former = Names()
    #expect(former.log() == ["1", "2", "\(RxError.noElements)", "3", "4"])
  }
}
