import Dispatch
import Foundation
import Observables
import Testing

@Suite(.leakFree) struct SchedulerTests {
  @Test func theCurrentThreadPutsOffWhatComesFromWithin() {
    var log: [Int] = []
    let scheduler = CurrentThreadScheduler.instance
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(1) { first in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      _ = scheduler.schedule(2) { second in
        log.append(second)
        return Disposables.create()
      }
      scheduler.schedule(3) { third in
        log.append(third)
        return Disposables.create()
      }.dispose()
      log.append(first)
      return Disposables.create()
    }
    #expect(log == [1, 2])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func recursionDoesNotGrowTheStack() {
    var count = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(100_000) { left, recurse in
      count += 1
      if left > 1 { recurse(left - 1) }
    }
    #expect(count == 100_000)
  }

  @Test func aSerialQueueKeepsTheOrder() async {
    let scheduler = SerialDispatchQueueScheduler(
      queue: .global(), internalSerialQueueName: "test")
    let numbers = await withCheckedContinuation { done in
      var log: [Int] = []
      for number in 0..<100 {
        _ = scheduler.schedule(number) { number in
          log.append(number)
          if number == 99 { done.resume(returning: log) }
          return Disposables.create()
        }
      }
    }
    #expect(numbers == Array(0..<100))
  }

  @Test func timedWorkComesInTimeOrIsCalledOff() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let start = Date()
    let late = scheduler.scheduleRelative((), dueTime: .seconds(3_600)) {
      Issue.record("This was called off.")
      return Disposables.create()
    }
    late.dispose()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(10)) {
        done.resume()
        return Disposables.create()
      }
    }
    #expect(Date().timeIntervalSince(start) >= 0.009)
  }

  @Test func periodicWorkCarriesItsState() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let place = SingleAssignmentDisposable()
    let reached = await withCheckedContinuation { done in
      place.setDisposable(
        scheduler.schedulePeriodic(
          0, startAfter: .milliseconds(0), period: .milliseconds(1)
        ) { number in
          if number == 3 {
            place.dispose()
            done.resume(returning: number)
          }
          return number + 1
        })
    }
    #expect(reached == 3)
  }

  @Test func theMainSchedulerWorksOnTheMainQueue() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = MainScheduler.instance.schedule(()) {
        dispatchPrecondition(condition: .onQueue(.main))
        var isWithin = true
        _ = MainScheduler.instance.schedule(()) {
          // Something is being done: it comes after that.
          #expect(!isWithin)
          done.resume()
          return Disposables.create()
        }
        isWithin = false
        return Disposables.create()
      }
    }
  }
}
