import Foundation
import Observables
import Testing

/// What holds for clocks that are moved by hand.
@Suite(.leakFree) struct VirtualTimeTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test func neverDoesNotCome() {
    let scheduler = HistoricalScheduler()
    var log: [Int] = []
    let single = Observable<Int>.timer(.never, scheduler: scheduler)
      .subscribe(onNext: { log.append($0) })
    let once = Observable<Int>.timer(.seconds(1), period: .never, scheduler: scheduler).take(3)
      .subscribe(onNext: { log.append($0 + 10) })
    scheduler.start()
    #expect(log == [10])
    #expect(scheduler.clock == date(1))
    single.dispose()
    once.dispose()
  }

  @Test func theClockDoesNotGoBack() {
    let scheduler = HistoricalScheduler()
    var log: [Date] = []
    scheduler.advanceTo(date(100))
    _ = scheduler.scheduleAbsoluteVirtual((), time: date(10)) {
      log.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.advanceTo(date(50))
    #expect(scheduler.clock == date(100))
    #expect(log == [date(100)])
  }

  @Test func whatWasCalledOffIsLetGoOfAtOnce() {
    let subject = PublishSubject<Box>()
    weak var box: Box?
    do {
      // Nobody moves its clock, and only the operator holds it.
      let stream = subject.debounce(.seconds(5), scheduler: HistoricalScheduler())
      let subscription = stream.subscribe()
      let own = Box()
      box = own
      subject.onNext(own)
      subscription.dispose()
    }
    #expect(box == nil)
  }
}

private final class Box: Sendable {}
