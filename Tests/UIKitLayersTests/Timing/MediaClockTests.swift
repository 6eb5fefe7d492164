import Foundation
import Testing

@testable import UIKitLayers

@Suite struct MediaClockTests {
  private func clock(_ change: (inout MediaClock) -> Void = { _ in }) -> MediaClock {
    var clock = MediaClock()
    clock.beginTime = 10
    clock.duration = 2
    change(&clock)
    return clock
  }

  @Test func runsOnceFromItsBegin() {
    let clock = clock()
    #expect(clock.phase(at: 9.9) == .before)
    #expect(clock.phase(at: 10) == .active(0))
    #expect(clock.phase(at: 11.5) == .active(1.5))
    #expect(clock.phase(at: 12) == .after(2))
    #expect(clock.endTime == 12)
  }

  @Test func aSumOfFrameTimesDoesNotMissTheEnd() {
    var clock = clock()
    clock.beginTime = 0.1
    clock.duration = 0.25
    #expect(clock.phase(at: 21.0 / 60) == .after(0.25))
  }

  @Test func repeatsAndFractionsOfRepeats() {
    let clock = clock { $0.repeatCount = 2.5 }
    #expect(clock.phase(at: 12.5) == .active(0.5))
    #expect(clock.phase(at: 14.5) == .active(0.5))
    #expect(clock.phase(at: 15) == .after(1))
    let forever = self.clock { $0.repeatCount = .infinity }
    #expect(forever.endTime == .infinity)
    guard case .active(let time) = forever.phase(at: 1_000_001) else {
      Issue.record("not active")
      return
    }
    #expect(abs(time - 1) < 1e-6)
  }

  @Test func reverses() {
    let clock = clock { $0.autoreverses = true }
    #expect(clock.phase(at: 11.5) == .active(1.5))
    #expect(clock.phase(at: 12.5) == .active(1.5))
    #expect(clock.phase(at: 13.5) == .active(0.5))
    #expect(clock.phase(at: 14) == .after(0))
  }

  @Test func repeatDurationWins() {
    let clock = clock {
      $0.repeatCount = 10
      $0.repeatDuration = 3
    }
    #expect(clock.endTime == 13)
    #expect(clock.phase(at: 12.5) == .active(0.5))
    #expect(clock.phase(at: 13) == .after(1))
  }

  @Test func speedAndOffset() {
    let fast = clock { $0.speed = 4 }
    #expect(fast.phase(at: 10.25) == .active(1))
    #expect(fast.endTime == 10.5)
    let backwards = clock { $0.speed = -1 }
    #expect(backwards.phase(at: 10.5) == .active(1.5))
    #expect(backwards.phase(at: 12) == .after(0))
    let still = clock {
      $0.speed = 0
      $0.timeOffset = 1.25
    }
    #expect(still.phase(at: 50) == .active(1.25))
    #expect(still.endTime == .infinity)
    let middle = clock { $0.timeOffset = 1.5 }
    #expect(middle.phase(at: 10.25) == .active(1.75))
    #expect(middle.phase(at: 11) == .active(0.5))
  }

  @Test func fillModes() {
    let none = clock()
    #expect(none.timeToShow(at: 9) == nil && none.timeToShow(at: 13) == nil)
    let forwards = clock { $0.fillMode = .forwards }
    #expect(forwards.timeToShow(at: 9) == nil && forwards.timeToShow(at: 13) == 2)
    let backwards = clock { $0.fillMode = .backwards }
    #expect(backwards.timeToShow(at: 9) == 0 && backwards.timeToShow(at: 13) == nil)
    let both = clock {
      $0.fillMode = .both
      $0.speed = -1
    }
    #expect(both.timeToShow(at: 9) == 2 && both.timeToShow(at: 13) == 0)
  }

  @Test func nothingLastsNoTime() {
    let clock = clock { $0.duration = 0 }
    #expect(clock.phase(at: 10) == .after(0))
    let odd = self.clock {
      $0.speed = .nan
      $0.repeatCount = .nan
    }
    #expect(odd.phase(at: 20) == .active(0))
  }
}
