import Dispatch
import Foundation
import Testing
import UIKitLoop

@MainActor
@Suite(.serialized) struct SystemLoopTests {
  let loop = SystemLoop.shared

  @Test func theClockNeverGoesBack() {
    var last = loop.now
    for _ in 0..<10_000 {
      let now = loop.now
      #expect(now >= last)
      last = now
    }
  }

  @Test func timedWorkRunsInOrderAndNotBeforeItsTime() async {
    let start = loop.now
    var log: [String] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      loop.schedule(at: start + 0.02) {
        log.append("late")
        #expect(loop.now >= start + 0.02)
        done.resume()
      }
      loop.schedule(at: start + 0.01) { log.append("early") }
      loop.schedule(at: start + 0.015) { log.append("cancelled") }.cancel()
      loop.schedule(at: .nan) { log.append("now") }
      #expect(log.isEmpty)
    }
    #expect(log == ["now", "early", "late"])
  }

  @Test func framesKeepTheirDistance() async {
    var times: [TimeInterval] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      @MainActor func frame() {
        times.append(loop.now)
        if times.count == 4 { done.resume() } else { loop.requestFrame(frame) }
      }
      loop.requestFrame(frame)
    }
    #expect(times[3] - times[0] >= 2.0 / 60)
  }

  @Test func workFromAnotherThreadComesToTheMainActor() async {
    let loop = loop
    let order = await withCheckedContinuation { (done: CheckedContinuation<[Int], Never>) in
      Thread.detachNewThread {
        let order = Order()
        for number in 0..<100 { loop.perform { order.numbers.append(number) } }
        loop.perform {
          dispatchPrecondition(condition: .onQueue(.main))
          done.resume(returning: order.numbers)
        }
      }
    }
    #expect(order == Array(0..<100))
  }
}

@MainActor
private final class Order {
  var numbers: [Int] = []
  nonisolated init() {}
}
