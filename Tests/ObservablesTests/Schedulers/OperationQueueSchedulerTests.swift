import Foundation
import Observables
import Testing

@Suite(.leakFree) struct OperationQueueSchedulerTests {
  @Test func aQueueOfOneKeepsTheOrder() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let numbers = await withCheckedContinuation { done in
      var log: [Int] = []
      for number in 0..<50 {
        _ = scheduler.schedule(number) { number in
          log.append(number)
          if number == 49 { done.resume(returning: log) }
          return Disposables.create()
        }
      }
    }
    #expect(numbers == Array(0..<50))
  }

  @Test func whatIsUrgentComesFirst() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    let words = await withCheckedContinuation { done in
      var log: [String] = []
      _ = OperationQueueScheduler(operationQueue: queue, queuePriority: .low).schedule("low") {
        log.append($0)
        done.resume(returning: log)
        return Disposables.create()
      }
      _ = OperationQueueScheduler(operationQueue: queue, queuePriority: .high).schedule("high") {
        log.append($0)
        return Disposables.create()
      }
      queue.isSuspended = false
    }
    #expect(words == ["high", "low"])
  }

  @Test func workIsCalledOff() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let calledOff = scheduler.schedule(()) {
      Issue.record("This was called off.")
      return Disposables.create()
    }
    calledOff.dispose()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      _ = scheduler.schedule(()) {
        done.resume()
        return Disposables.create()
      }
      queue.isSuspended = false
    }
  }
}
