import Dispatch
import Observables
import ObservablesTestSupport
import Testing

@Suite(.leakFree) struct TestSchedulerTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func workIsDoneInOrderOfTimeAndThenOfScheduling() {
    var log: [String] = []
    scheduler.scheduleAt(20) { log.append("late at \(scheduler.clock)") }
    scheduler.scheduleAt(10) { log.append("first at \(scheduler.clock)") }
    scheduler.scheduleAt(10) { log.append("second at \(scheduler.clock)") }
    _ = scheduler.scheduleRelative((), dueTime: .seconds(15)) {
      log.append("relative at \(scheduler.clock)")
      return Disposables.create()
    }
    scheduler.start()
    #expect(log == ["first at 10", "second at 10", "relative at 15", "late at 20"])
  }

  @Test func workAtOnceIsDoneATickLaterUnlessToldOtherwise() {
    let immediate = TestScheduler(initialClock: 5, simulateProcessingDelay: false)
    for scheduler in [scheduler, immediate] {
      let start = scheduler.clock
      _ = scheduler.schedule(start) { state in
        #expect(scheduler.clock == state + (scheduler === immediate ? 0 : 1))
        return Disposables.create()
      }
      scheduler.start()
    }
  }

  @Test func theClockCanBeMovedInSteps() {
    var log: [Int] = []
    for time in [10, 20, 30] { scheduler.scheduleAt(time) { log.append(time) } }
    scheduler.advanceTo(20)
    #expect(log == [10, 20])
    #expect(scheduler.clock == 20)
    scheduler.sleep(100)
    #expect(log == [10, 20])
    scheduler.sleep(-100)
    #expect(scheduler.clock == 120)
    scheduler.start()
    #expect(log == [10, 20, 30])
    #expect(scheduler.clock == 120)
  }

  @Test func aResolutionTurnsSecondsIntoTicks() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    var time = 0
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(500)) {
      time = scheduler.clock
      return Disposables.create()
    }
    scheduler.start()
    #expect(time == 5)
  }

  @Test func periodicWorkCountsFromItsOwnTime() {
    var log: [Int] = []
    let work = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(5)) {
      log.append(scheduler.clock)
      return $0 + 1
    }
    scheduler.scheduleAt(21) { work.dispose() }
    scheduler.start()
    #expect(log == [10, 15, 20])
  }

  @Test func stopAndDisposalEndIt() {
    var log: [Int] = []
    scheduler.scheduleAt(10) {
      log.append(10)
      scheduler.stop()
    }
    scheduler.scheduleAt(20) { log.append(20) }
    scheduler.start()
    #expect(log == [10])
    scheduler.start()
    #expect(log == [10, 20])
    let observer = scheduler.record(Observable<Int>.never())
    scheduler.start()
    #expect(observer.events == [])
    #expect(scheduler.clock == TestScheduler.Defaults.disposed)
  }

  @Test func differencesAreTold() {
    let events: [Recorded<Event<Int>>] = [.next(210, 1), .completed(220)]
    #expect(verifyEvents(events, events) == nil)
    #expect(
      verifyEvents(events, [.next(210, 2)])
        == "0: next(1) @ 210, and should be next(2) @ 210\n"
        + "1: completed @ 220, and should be nothing")
    #expect(verifyEvents(events, [.next(210, 1), .error(220, TestError())]) != nil)
    #expect(
      verifySubscriptions([Subscription(200)], [Subscription(200, 300)])
        == "0: (200 : Infinite), and should be (200 : 300)")
  }
}
