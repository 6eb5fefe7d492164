import Foundation
import Synchronization
import Testing

@testable import UIKitImages

@Suite struct ImageWorkersTests {
  private func rest(_ workers: ImageWorkers) async {
    await withCheckedContinuation { done in workers.whenIdle { done.resume() } }
  }

  @Test func eachWorkIsDoneOnceByAtMostTwo() async {
    let workers = ImageWorkers()
    let counts = Mutex((done: [Int](), running: 0, most: 0))
    for number in 0..<500 {
      workers.perform { _ in
        #expect(ImageWorkers.isWorker)
        counts.withLock {
          $0.running += 1
          $0.most = max($0.most, $0.running)
        }
        counts.withLock {
          $0.running -= 1
          $0.done.append(number)
        }
      }
    }
    await rest(workers)
    counts.withLock {
      #expect($0.done.sorted() == Array(0..<500))
      #expect($0.most <= 2)
    }
    #expect(!ImageWorkers.isWorker)
  }

  @Test func urgentWorkGoesFirst() async {
    let workers = ImageWorkers()
    let gate = DispatchSemaphore(value: 0)
    let order = Mutex([String]())
    // Both are kept busy while the rest is lined up.
    for _ in 0..<2 { workers.perform { _ in gate.wait() } }
    workers.perform(isUrgent: false) { _ in order.withLock { $0.append("patient") } }
    workers.perform { _ in order.withLock { $0.append("urgent") } }
    gate.signal()
    await withCheckedContinuation { done in
      workers.perform(isUrgent: false) { _ in done.resume() }
    }
    gate.signal()
    await rest(workers)
    #expect(order.withLock { $0 } == ["urgent", "patient"])
  }

  @Test func cancelledWorkHearsOfIt() async {
    let workers = ImageWorkers()
    let gate = DispatchSemaphore(value: 0)
    let heard = Mutex(false)
    let work = workers.perform { cancellation in
      gate.wait()
      heard.withLock { $0 = cancellation.isCancelled }
    }
    work.cancel()
    gate.signal()
    await rest(workers)
    #expect(heard.withLock { $0 })
  }

  /// Grey has another profile than colours: what one thread is told of it the other must not hear.
  @Test(arguments: ["grey.jpg", "cmyk.jpg", "sample.jpg"])
  func whatOneDecodesDoesNotDisturbTheOther(name: String) async {
    let workers = ImageWorkers()
    let faults = Mutex([ImageError]())
    for _ in 0..<200 {
      workers.perform { _ in
        do throws(ImageError) {
          _ = try ImageDecoder.image(
            of: .file(Photo.path(name)), target: .within(CGSize(width: 40, height: 40)))
        } catch {
          faults.withLock { $0.append(error) }
        }
      }
    }
    await rest(workers)
    #expect(faults.withLock { $0 } == [])
  }

  @Test func workMayAskForWork() async {
    let workers = ImageWorkers()
    let count = Mutex(0)
    for _ in 0..<50 {
      workers.perform { _ in workers.perform { _ in count.withLock { $0 += 1 } } }
    }
    await rest(workers)
    #expect(count.withLock { $0 } == 50)
  }
}
