import Testing
import UIKit

/// What content does in one direction after it was let go.
@Suite struct AxisMotionTests {
  private let axis = ScrollAxis(
    content: 2000, length: 500, before: 0, after: 0, bounces: true, alwaysBounces: false)

  @Test("glides within the content")
  func within() {
    let motion = AxisMotion.free(from: 100, velocity: 1000, in: axis, rate: 0.998)
    #expect(abs(motion.end - (100 + 990 * 0.499)) < 0.001)
    #expect(motion.position(at: motion.duration) == motion.end)
  }

  @Test("hits the end at speed, goes beyond it as a spring does, and comes back")
  func edge() {
    let motion = AxisMotion.free(from: 1400, velocity: 2000, in: axis, rate: 0.998)
    let glide = Deceleration(start: 1400, velocity: 2000, rate: 0.998)
    let time = glide.time(reaching: 1500)!
    #expect(abs(motion.position(at: time - 0.001) - glide.position(at: time - 0.001)) < 0.001)
    // Without a jump of the speed.
    #expect(abs(motion.velocity(at: time) - glide.velocity(at: time)) < 1)
    let spring = BounceSpring(end: 1500, start: 1500, velocity: glide.velocity(at: time))
    for later in [0.05, 0.1, 0.3] {
      #expect(abs(motion.position(at: time + later) - spring.position(at: later)) < 0.001)
      #expect(motion.position(at: time + later) > 1500)
    }
    #expect(motion.end == 1500)
  }

  @Test("without bouncing it stops at the end")
  func hardEdge() {
    var axis = axis
    axis.bounces = false
    let motion = AxisMotion.free(from: 1400, velocity: 2000, in: axis, rate: 0.998)
    #expect(motion.position(at: 0.2) == 1500)
    #expect(motion.duration < 0.1)
  }

  @Test("comes back from beyond the end")
  func back() {
    let motion = AxisMotion.free(from: -60, velocity: 0, in: axis, rate: 0.998)
    let spring = BounceSpring(end: 0, start: -60, velocity: 0)
    for time in [0, 0.1, 0.4] { #expect(motion.position(at: time) == spring.position(at: time)) }
    #expect(motion.end == 0)
  }

  @Test("thrown back in from beyond the end it goes on into the content")
  func thrownIn() {
    let motion = AxisMotion.free(from: -60, velocity: 1500, in: axis, rate: 0.998)
    #expect(abs(motion.end - (-60 + 1490 * 0.499)) < 0.001)
    let weak = AxisMotion.free(from: -60, velocity: 60, in: axis, rate: 0.998)
    #expect(weak.end == 0)
  }

  @Test(
    "reaches a place that was asked for",
    arguments: [(900, 1000), (300, 1000), (-50, 1000), (160, 0), (100, 1000), (101, 4000)]
      as [(CGFloat, CGFloat)])
  func directed(target: CGFloat, velocity: CGFloat) {
    let motion = AxisMotion.directed(to: target, from: 100, velocity: velocity, rate: 0.998)
    #expect(motion.position(at: motion.duration) == target)
    #expect(abs(motion.position(at: 0) - 100) < 0.001)
    #expect(motion.duration < 4)
    let steps = stride(from: 0, to: motion.duration, by: 1.0 / 60).map { motion.position(at: $0) }
    // Never beyond it by more than a spring's own swing against the speed it came with.
    #expect(steps.allSatisfy { $0 <= max(target, 100) + max(0, velocity) / 10 })
  }
}
