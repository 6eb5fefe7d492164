import Foundation
import Testing
import UIKit

/// The spring at the content's end: mass 1, stiffness 120, damping 22.
@Suite struct BounceSpringTests {
  @Test(
    "follows x'' = -120 x - 22 x'",
    arguments: [(-80, 0), (0, 1500), (40, -300), (-20, 2000)] as [(CGFloat, CGFloat)])
  func law(start: CGFloat, velocity: CGFloat) {
    let spring = BounceSpring(end: 300, start: 300 + start, velocity: velocity)
    var place = start
    var speed = velocity
    let step = 0.00001
    for _ in 0..<20_000 {
      speed += (-120 * place - 22 * speed) * step
      place += speed * step
    }
    #expect(abs(spring.position(at: 0.2) - (300 + place)) < 0.1)
    #expect(abs(spring.velocity(at: 0.2) - speed) < 1)
  }

  @Test("comes to rest at its end")
  func rest() {
    let spring = BounceSpring(end: 10, start: 60, velocity: 0)
    #expect(spring.position(at: 0) == 60)
    #expect(abs(spring.position(at: spring.duration - 0.001) - 10) < 0.2)
    #expect(spring.position(at: spring.duration) == 10)
    #expect(BounceSpring(end: 4, start: 4, velocity: 0).duration == 0)
  }

  @Test("does not run over its end below the greatest speed")
  func withinReach() {
    let speed = BounceSpring.greatestSpeed(for: 50)
    let spring = BounceSpring(end: 0, start: -50, velocity: speed)
    for frame in 0..<60 { #expect(spring.position(at: Double(frame) / 60) <= 0) }
    let faster = BounceSpring(end: 0, start: -50, velocity: speed * 1.5)
    #expect((0..<60).contains { faster.position(at: Double($0) / 60) > 0 })
  }
}
