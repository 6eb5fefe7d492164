import Foundation
import Testing

@testable import UIKit

/// The reckoning of gestures, with numbers alone.
@Suite struct GestureMachineTests {
  @Test func aPinchLeavesItsFirstEightPointsOut() {
    var pinch = PinchMachine()
    pinch.fingersChanged(to: 100, time: 0)
    #expect(!pinch.move(to: 107, time: 0.01) && pinch.scale == 1)
    #expect(pinch.move(to: 108, time: 0.02) && pinch.scale == 1)
    #expect(!pinch.move(to: 216, time: 0.03) && pinch.scale == 2)
    _ = pinch.move(to: 54, time: 0.04)
    #expect(pinch.scale == 0.5)
  }

  @Test func aPinchThatComesTogether() {
    var pinch = PinchMachine()
    pinch.fingersChanged(to: 108, time: 0)
    #expect(pinch.move(to: 50, time: 0.01) == true)
    #expect(pinch.scale == 0.5)
    _ = pinch.move(to: 0, time: 0.02)
    #expect(pinch.scale == 0.01, "fingers at one place count as a point apart")
    _ = pinch.move(to: 100, time: 0.03)
    #expect(pinch.scale == 1)
  }

  @Test func aScaleThatIsSetCountsOnFromThere() {
    var pinch = PinchMachine()
    pinch.fingersChanged(to: 100, time: 0)
    _ = pinch.move(to: 208, time: 0.01)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    _ = pinch.move(to: 416, time: 0.02)
    #expect(pinch.scale == 2)
    pinch.scale = 10
    _ = pinch.move(to: 208, time: 0.03)
    #expect(pinch.scale == 5)
  }

  @Test func fingersThatComeAndGoDoNotMakeAPinchJump() {
    var pinch = PinchMachine()
    pinch.fingersChanged(to: 100, time: 0)
    _ = pinch.move(to: 216, time: 0.01)
    let scale = pinch.scale
    pinch.fingersChanged(to: 30, time: 0.2)
    #expect(pinch.scale == scale)
    _ = pinch.move(to: 60, time: 0.3)
    #expect(abs(pinch.scale - scale * 2) < 1e-12)
  }

  @Test func fingersThatChangeBeforeItBeginsStartAnew() {
    var pinch = PinchMachine()
    pinch.fingersChanged(to: 100, time: 0)
    #expect(pinch.move(to: 106, time: 0.01) == false)
    pinch.fingersChanged(to: 300, time: 0.1)
    #expect(pinch.move(to: 307, time: 0.2) == false)
    #expect(pinch.move(to: 308, time: 0.3) && pinch.scale == 1)
  }

  @Test func thePinchsVelocityIsThatOfTheScaleWhateverItWasSetTo() {
    var pinch = PinchMachine()
    pinch.fingersChanged(to: 100, time: 0)
    // A growth by the factor e in a second.
    for step in 1...30 {
      let time = TimeInterval(step) / 60
      _ = pinch.move(to: 100 * exp(time), time: time)
      if step % 5 == 0 { pinch.scale = 1 }
    }
    #expect(abs(pinch.velocity - 1) < 1e-9)
    pinch.scale = 3
    #expect(abs(pinch.velocity - 3) < 1e-9)
    pinch.lift(time: 0.55)
    #expect(abs(pinch.velocity - 3) < 1e-9)
    pinch.lift(time: 0.7)
    #expect(pinch.velocity == 0, "fingers that rested have none")
  }

  @Test func aRotationLeavesItsFirstEightPointsOut() {
    var rotation = RotationMachine()
    func line(_ angle: CGFloat) -> CGPoint { CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)) }
    rotation.fingersChanged(to: line(0), time: 0)
    #expect(!rotation.move(to: line(0.0799), time: 0.01) && rotation.rotation == 0)
    #expect(rotation.move(to: line(0.58), time: 0.02) == true)
    #expect(abs(rotation.rotation - 0.5) < 1e-9)
    _ = rotation.move(to: line(-0.42), time: 0.03)
    #expect(abs(rotation.rotation + 0.5) < 1e-9, "counted from where it began")
    rotation.rotation = 0
    _ = rotation.move(to: line(0.08), time: 0.04)
    #expect(abs(rotation.rotation - 0.5) < 1e-9)
  }

  @Test func wholeTurnsCount() {
    var rotation = RotationMachine()
    rotation.fingersChanged(to: CGPoint(x: 100, y: 0), time: 0)
    for step in 1...300 {
      let angle = CGFloat(step) * -0.1
      _ = rotation.move(
        to: CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)), time: TimeInterval(step) / 60)
    }
    #expect(abs(rotation.rotation - (-30 + 0.08)) < 1e-9)
    #expect(abs(rotation.velocity + 6) < 1e-9)
    rotation.lift(time: 6)
    #expect(rotation.velocity == 0)
  }

  @Test func fingersAtOnePlaceHaveNoDirection() {
    var rotation = RotationMachine()
    rotation.fingersChanged(to: .zero, time: 0)
    #expect(rotation.move(to: CGPoint(x: 0.5, y: 0), time: 0.01) == false)
    #expect(
      rotation.move(to: CGPoint(x: 100, y: 0), time: 0.02) == false,
      "the first direction is no turn")
    #expect(rotation.move(to: CGPoint(x: 0, y: 100), time: 0.03) == true)
    #expect(abs(rotation.rotation - (.pi / 2 - 0.08)) < 1e-9)
    _ = rotation.move(to: .zero, time: 0.04)
    #expect(rotation.rotation.isFinite)
  }

  @Test func fingersThatComeAndGoDoNotMakeARotationJump() {
    var rotation = RotationMachine()
    rotation.fingersChanged(to: CGPoint(x: 100, y: 0), time: 0)
    _ = rotation.move(to: CGPoint(x: 0, y: 100), time: 0.1)
    let before = rotation.rotation
    rotation.fingersChanged(to: CGPoint(x: -50, y: 20), time: 0.2)
    #expect(rotation.rotation == before)
  }

  private typealias Swipe = SwipeMachine<Int>

  /// What becomes of one finger that goes through `points`, 20 ms from one to the next.
  private func swipe(
    _ directions: UISwipeGestureRecognizer.Direction, _ points: [(CGFloat, CGFloat)],
    step: TimeInterval = 0.02
  ) -> Swipe.Output {
    var machine = Swipe()
    var output = machine.step(.down(1, .zero), time: 0, directions: directions, fingers: 1)
    for (index, point) in points.enumerated() where output == .wait {
      output = machine.step(
        .move(1, CGPoint(x: point.0, y: point.1)), time: TimeInterval(index + 1) * step,
        directions: directions, fingers: 1)
    }
    return output
  }

  @Test func aSwipeGoesFiftyPointsInItsDirection() {
    #expect(swipe(.right, [(20, 0), (49, 0)]) == .wait)
    #expect(swipe(.right, [(20, 0), (50, 0)]) == .recognize)
    #expect(swipe(.left, [(-20, 0), (-50, 0)]) == .recognize)
    #expect(swipe(.up, [(0, -20), (0, -50)]) == .recognize)
    #expect(swipe(.down, [(0, 20), (0, 50)]) == .recognize)
  }

  @Test func aSwipeStaysWithinFiftyPointsAcross() {
    #expect(swipe(.right, [(40, 50), (60, 50)]) == .recognize)
    #expect(swipe(.right, [(40, 51)]) == .fail)
    #expect(swipe(.down, [(-51, 10)]) == .fail)
  }

  @Test func aSwipeMayTrembleAndNotGoBack() {
    #expect(swipe(.right, [(-9, 0), (60, 0)]) == .recognize)
    #expect(swipe(.right, [(-10, 0)]) == .fail)
  }

  @Test func aSwipeOfSeveralDirections() {
    #expect(swipe([.left, .right], [(-30, 0), (60, 0)]) == .recognize)
    #expect(swipe([.left, .right], [(-60, 0)]) == .recognize)
    #expect(swipe([.left, .right], [(0, 60)]) == .fail)
    #expect(swipe([], [(0, 1)]) == .fail)
  }

  @Test func aSwipeTakesHalfASecondAtMost() {
    #expect(swipe(.right, [(50, 0)], step: 0.5) == .recognize)
    #expect(swipe(.right, [(50, 0)], step: 0.51) == .fail)
  }

  @Test func eachFingerOfASwipeHasToGo() {
    func run(_ fingers: Int, _ inputs: [Swipe.Input]) -> Swipe.Output {
      var machine = Swipe()
      var output = Swipe.Output.wait
      for input in inputs where output == .wait {
        output = machine.step(input, time: 0, directions: .right, fingers: fingers)
      }
      return output
    }
    let down: [Swipe.Input] = [.down(1, .zero), .down(2, CGPoint(x: 0, y: 80))]
    let first = Swipe.Input.move(1, CGPoint(x: 70, y: 0))
    let second = Swipe.Input.move(2, CGPoint(x: 55, y: 80))
    #expect(run(2, down + [first]) == .wait)
    #expect(run(2, down + [first, second]) == .recognize)
    #expect(run(2, down + [first, .up]) == .fail)
    #expect(run(2, [down[0], first]) == .wait, "the second finger is still to come")
    #expect(run(1, down) == .fail)
  }

  @Test func theStripsOfAScreen() {
    let strip = EdgeStrip(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), edges: .all)
    #expect(strip.edges(at: CGPoint(x: 20, y: 400)) == .left)
    #expect(strip.edges(at: CGPoint(x: 21, y: 400)) == [])
    #expect(strip.edges(at: CGPoint(x: 370, y: 400)) == .right)
    #expect(strip.edges(at: CGPoint(x: 200, y: 20)) == .top)
    #expect(strip.edges(at: CGPoint(x: 0, y: 844)) == [.left, .bottom])
    let left = EdgeStrip(bounds: strip.bounds, edges: .left)
    #expect(left.edges(at: CGPoint(x: 0, y: 0)) == .left)
    #expect(left.edges(at: CGPoint(x: 389, y: 0)) == [])
  }

  @Test func inwardsFromAnEdge() {
    #expect(EdgeStrip.comesIn(CGPoint(x: 10, y: -10), from: .left))
    #expect(!EdgeStrip.comesIn(CGPoint(x: 9, y: 10), from: .left))
    #expect(!EdgeStrip.comesIn(CGPoint(x: -10, y: 0), from: .left))
    #expect(EdgeStrip.comesIn(CGPoint(x: -10, y: 0), from: .right))
    #expect(EdgeStrip.comesIn(CGPoint(x: 0, y: 10), from: .top))
    #expect(EdgeStrip.comesIn(CGPoint(x: 3, y: -10), from: .bottom))
    #expect(EdgeStrip.comesIn(CGPoint(x: 3, y: -10), from: [.left, .bottom]))
    #expect(!EdgeStrip.comesIn(CGPoint(x: 10, y: 0), from: []))
  }
}
