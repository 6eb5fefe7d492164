import Dispatch
import Observables
import Testing

@Suite(.leakFree) struct ConcurrentMainSchedulerTests {
  @MainActor @Test func onTheMainQueueItIsAtOnce() {
    var log: [Int] = []
    _ = ConcurrentMainScheduler.instance.schedule(1) { first in
      _ = ConcurrentMainScheduler.instance.schedule(2) { second in
        log.append(second)
        return Disposables.create()
      }
      log.append(first)
      return Disposables.create()
    }
    #expect(log == [2, 1])
  }

  @Test func fromElsewhereItGoesThere() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = ConcurrentMainScheduler.instance.schedule(()) {
        dispatchPrecondition(condition: .onQueue(.main))
        done.resume()
        return Disposables.create()
      }
    }
  }

  @Test func timedWorkIsDoneThere() async {
    let place = SingleAssignmentDisposable()
    let count = await withCheckedContinuation { done in
      _ = ConcurrentMainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(1)) {
        dispatchPrecondition(condition: .onQueue(.main))
        place.setDisposable(
          ConcurrentMainScheduler.instance.schedulePeriodic(
            0, startAfter: .milliseconds(0), period: .milliseconds(1)
          ) { number in
            if number == 2 {
              place.dispose()
              done.resume(returning: number)
            }
            return number + 1
          })
        return Disposables.create()
      }
    }
    #expect(count == 2)
  }
}
