import Foundation
import Testing
import UIKitLoop

@MainActor
@Suite struct VirtualLoopTests {
  let loop = VirtualLoop(now: 10)

  @Test func runsInOrderOfTimeAndThenOfArrival() {
    var log: [String] = []
    loop.schedule(at: 12) { log.append("b at \(loop.now)") }
    loop.schedule(at: 11) { log.append("a at \(loop.now)") }
    loop.schedule(at: 12) { log.append("c at \(loop.now)") }
    loop.schedule(at: 13) { log.append("d") }
    loop.advance(by: 2)
    #expect(log == ["a at 11.0", "b at 12.0", "c at 12.0"])
    #expect(loop.now == 12)
  }

  @Test func thousandsOfTicketsComeOutSorted() {
    var times: [TimeInterval] = []
    var seed: UInt64 = 1
    for _ in 0..<5000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      loop.schedule(at: 10 + Double(seed >> 54) / 16) { times.append(loop.now) }
    }
    #expect(loop.runUntilIdle(limit: 100))
    #expect(times.count == 5000)
    #expect(times == times.sorted())
  }

  @Test func whatWorkSchedulesOnTheWayRunsOnTheWay() {
    var log: [TimeInterval] = []
    loop.schedule(at: 10.5) {
      log.append(loop.now)
      loop.schedule(after: 0.25) { log.append(loop.now) }
    }
    loop.advance(by: 1)
    #expect(log == [10.5, 10.75])
  }

  @Test func cancelIsIdempotentAndDropsWhatWasCaptured() {
    final class Captured {}
    weak var weakly: Captured?
    let ticket: LoopTicket
    do {
      let captured = Captured()
      weakly = captured
      ticket = loop.schedule(at: 11) { _ = captured }
    }
    #expect(weakly != nil && ticket.isPending)
    ticket.cancel()
    ticket.cancel()
    #expect(weakly == nil && !ticket.isPending)
    #expect(loop.isIdle)
    #expect(!loop.advanceToNextEvent())
    #expect(loop.now == 10)
  }

  @Test func framesComeOnTheGridAndOnlyWhenAskedFor() {
    var times: [TimeInterval] = []
    func frame() {
      times.append(loop.now)
      if times.count < 15 { loop.requestFrame(frame) }
    }
    loop.advance(by: 0.001)
    #expect(loop.isIdle)
    loop.requestFrame(frame)
    loop.advance(by: 0.25)
    #expect(times.count == 15)
    for (index, time) in times.enumerated() {
      #expect(abs(time - (10 + Double(index + 1) / 60)) < 1e-9)
    }
    #expect(loop.isIdle)
  }

  @Test func oneFrameRunsAllItsWorkAfterTheTimedWork() {
    var log: [String] = []
    loop.requestFrame { log.append("frame 1") }
    let second = loop.requestFrame { log.append("cancelled") }
    loop.requestFrame { log.append("frame 2") }
    loop.schedule(at: 10 + 1.0 / 60) { log.append("timed") }
    second.cancel()
    loop.advanceToNextEvent()
    #expect(log == ["timed", "frame 1", "frame 2"])
  }

  @Test func untilIdleStopsAtItsLimit() {
    var count = 0
    func forever() {
      count += 1
      loop.requestFrame(forever)
    }
    loop.requestFrame(forever)
    #expect(!loop.runUntilIdle(limit: 2))
    #expect(count == 120)
    #expect(abs(loop.now - 12) < 1e-9)
  }

  @Test func workThatNeverLetsTheClockMoveIsGivenUp() {
    var count = 0
    func again() {
      count += 1
      loop.schedule(at: loop.now, again)
    }
    loop.schedule(at: loop.now, again)
    loop.advance(by: 1)
    #expect(count == VirtualLoop.workLimit)
    #expect(!loop.runUntilIdle())
  }

  @Test(arguments: [TimeInterval.nan, -TimeInterval.infinity, 3, 10])
  func aTimeThatPassedMeansNow(time: TimeInterval) {
    var at: TimeInterval?
    loop.schedule(at: time) { at = loop.now }
    #expect(at == nil)
    loop.advance(by: 0)
    #expect(at == 10)
  }

  @Test func infinityMeansNeverAndNothingElse() {
    loop.schedule(at: .infinity) { Issue.record("ran") }
    #expect(loop.isIdle)
    loop.advance(by: .infinity)
    loop.advance(by: .nan)
    loop.advance(by: -1)
    #expect(loop.now == 10)
  }

  @Test func isTheCurrentLoopOfItsWork() {
    var current: (any MainLoop)?
    loop.schedule(at: 11) { current = MainLoops.current }
    #expect(MainLoops.current === SystemLoop.shared)
    loop.advance(by: 1)
    #expect(current === loop)
  }

  @Test func workFromAnotherThreadArrivesInOrder() async {
    let loop = loop
    let numbers = Numbers()
    await Task.detached {
      for number in 0..<100 { loop.perform { numbers.append(number) } }
    }.value
    #expect(numbers.values.isEmpty)
    loop.advance(by: 0)
    #expect(numbers.values == Array(0..<100))
  }

  @Test func tasksRunBetweenTheSteps() async {
    var log: [String] = []
    let (ticks, tick) = AsyncStream.makeStream(of: Int.self)
    let task = Task { @MainActor in
      for await number in ticks { log.append("task saw \(number) at \(loop.now)") }
    }
    loop.schedule(at: 11) { tick.yield(1) }
    loop.schedule(at: 12) { tick.yield(2) }
    await loop.advanceLettingTasksRun(by: 1.5)
    #expect(log == ["task saw 1 at 11.0"])
    #expect(await loop.runUntilIdleLettingTasksRun())
    #expect(log == ["task saw 1 at 11.0", "task saw 2 at 12.0"])
    tick.finish()
    await task.value
  }

  @Test func whatIsNoReasonToWaitIsNotWaitedFor() async {
    let loop = VirtualLoop()
    var blinks = 0
    func blink() {
      blinks += 1
      loop.schedule(after: 0.5, blink).keepsLoopBusy = false
    }
    blink()
    #expect(loop.isIdle && loop.runUntilIdle() && loop.now == 0)
    var isDone = false
    loop.schedule(after: 2) { isDone = true }
    #expect(!loop.isIdle && loop.nextEventTime == 0.5)
    #expect(loop.runUntilIdle(limit: 10) && isDone && loop.now == 2)
    #expect(blinks == 5)
    loop.schedule(after: 1) {}
    #expect(await loop.runUntilIdleLettingTasksRun() && loop.now == 3)
    loop.advance(by: 1)
    #expect(blinks == 9)
  }
}

@MainActor
private final class Numbers {
  var values: [Int] = []
  func append(_ number: Int) { values.append(number) }
}
