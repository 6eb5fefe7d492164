import Foundation
import Observables
import Testing

@Suite(.leakFree) struct HistoricalSchedulerTests {
  private let start = Date(timeIntervalSince1970: 1_000)

  @Test func workIsDoneAtItsDate() {
    let scheduler = HistoricalScheduler(initialClock: start)
    var log: [Date] = []
    for seconds in [30, 10, -5] {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(seconds)) {
        log.append(scheduler.now)
        return Disposables.create()
      }
    }
    _ = scheduler.scheduleRelativeVirtual((), dueTime: 20) {
      log.append(scheduler.clock)
      return Disposables.create()
    }
    scheduler.advanceTo(start.addingTimeInterval(20))
    #expect(log == [0, 10, 20].map { start.addingTimeInterval($0) })
    scheduler.start()
    #expect(log.last == start.addingTimeInterval(30))
    #expect(scheduler.now == start.addingTimeInterval(30))
  }

  @Test func itBeginsIn1970() {
    #expect(HistoricalScheduler().now == Date(timeIntervalSince1970: 0))
  }

  @Test func whatIsDueAtOneDateKeepsItsOrder() {
    let scheduler = HistoricalScheduler()
    var log: [Int] = []
    for number in 0..<10 {
      _ = scheduler.scheduleAbsoluteVirtual(number, time: start) { number in
        log.append(number)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(log == Array(0..<10))
  }

  @Test func sleepingSkipsNothing() {
    let scheduler = HistoricalScheduler(initialClock: start)
    var date: Date?
    _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) {
      date = scheduler.now
      return Disposables.create()
    }
    scheduler.sleep(60)
    #expect(date == nil)
    scheduler.start()
    #expect(date == start.addingTimeInterval(60))
  }
}
