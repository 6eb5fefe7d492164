import Foundation
import Testing

@testable import UIKitLayers

@Suite struct SpringCurveTests {
  /// The same spring by small steps of its equation of motion.
  private func simulated(_ spring: SpringCurve, _ time: Double) -> Double {
    var x = -1.0
    var v = spring.initialVelocity
    let steps = 200_000
    let h = time / Double(steps)
    for _ in 0..<steps {
      // Leapfrog with implicit damping: second order, stable.
      let a = (-spring.stiffness * x - spring.damping * v) / spring.mass
      let half = v + a * h / 2
      x += half * h
      v =
        (half - spring.stiffness * x / spring.mass * h / 2)
        / (1 + spring.damping / spring.mass * h / 2)
    }
    return 1 + x
  }

  @Test(arguments: [
    SpringCurve(mass: 1, stiffness: 100, damping: 10),
    SpringCurve(mass: 1, stiffness: 100, damping: 20),
    SpringCurve(mass: 1, stiffness: 100, damping: 40),
    SpringCurve(mass: 2, stiffness: 120, damping: 22, initialVelocity: 7),
    SpringCurve(mass: 1, stiffness: 300, damping: 5, initialVelocity: -4),
    SpringCurve(mass: 1, stiffness: 100, damping: 0),
  ])
  func movesAsTheEquationSays(spring: SpringCurve) {
    for time in [0.05, 0.1, 0.3, 0.8] {
      #expect(
        abs(Double(spring.progress(at: time)) - simulated(spring, time)) < 1e-4, "at \(time)")
    }
  }

  @Test func startsAtZeroAndSettles() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.progress(at: 0) == 0)
    #expect(spring.progress(at: -1) == 0)
    let settled = spring.settlingDuration
    #expect(settled > 1 && settled < 2)
    for step in 0..<100 {
      #expect(abs(spring.progress(at: settled + Double(step) / 50) - 1) < 1e-3)
    }
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.9])
  func followsUIKitsLawForRatiosUnderOne(ratio: Double) {
    let spring = SpringCurve(duration: 0.5, dampingRatio: ratio)
    let omega = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * 0.5)
    #expect(abs(spring.stiffness - omega * omega) < 1e-6)
    #expect(abs(spring.damping - 2 * ratio * omega) < 1e-9)
    #expect(spring.mass == 1)
    #expect(abs(spring.progress(at: 0.5) - 1) < 5e-3)
  }

  @Test func ratioOneNeverOvershootsAndRestsAfterTheDuration() {
    let spring = SpringCurve(duration: 0.4, dampingRatio: 1)
    #expect(abs(spring.stiffness.squareRoot() * 0.4 - 9.2334134764515865) < 1e-9)
    var last: CGFloat = 0
    for step in 1...40 {
      let progress = spring.progress(at: Double(step) / 100)
      #expect(progress > last && progress <= 1)
      last = progress
    }
    // 1 - (1 + w) e^-w with w = 9.2334…: the thousandth that the law aims at.
    #expect(abs(last - 0.999) < 1e-4)
  }

  @Test func underDampedOvershoots() {
    let spring = SpringCurve(duration: 1, dampingRatio: 0.3)
    let highest = (0..<100).map { spring.progress(at: Double($0) / 100) }.max() ?? 0
    #expect(highest > 1.3)
  }

  @Test func nonsenseBecomesTheDefaults() {
    let spring = SpringCurve(mass: 0, stiffness: .nan, damping: -1, initialVelocity: .infinity)
    #expect(spring == SpringCurve(mass: 1, stiffness: 100, damping: 10))
    #expect(SpringCurve(duration: -1, dampingRatio: .nan).progress(at: 1).isFinite)
    #expect(SpringCurve(mass: 1, stiffness: 100, damping: 0).settlingDuration == 3600)
  }
}
