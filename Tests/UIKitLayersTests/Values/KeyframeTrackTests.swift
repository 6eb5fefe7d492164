import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct KeyframeTrackTests {
  private let numbers: [AnimatableValue] = [.number(0), .number(10), .number(40)]

  private func value(_ track: KeyframeTrack, _ fraction: CGFloat) -> CGFloat {
    track.value(at: fraction)?.number ?? .nan
  }

  @Test func spreadsValuesEvenly() {
    let track = KeyframeTrack(values: numbers, keyTimes: nil, mode: .linear)
    #expect(value(track, -1) == 0)
    #expect(value(track, 0.25) == 5)
    #expect(value(track, 0.5) == 10)
    #expect(value(track, 0.75) == 25)
    #expect(value(track, 1.5) == 40)
  }

  @Test func followsKeyTimesAndTheSegmentsCurves() {
    let track = KeyframeTrack(
      values: numbers, keyTimes: [0, 0.8, 1], curves: [CubicBezier(0.42, 0, 0.58, 1)],
      mode: .linear)
    #expect(abs(value(track, 0.4) - 5) < 1e-6)
    #expect(value(track, 0.2) < 2.4)
    #expect(abs(value(track, 0.9) - 25) < 1e-9)
  }

  @Test(arguments: [[0, 0.5], [0, 0.9, 0.1], [0, 0.5, 3], [0, .nan, 1]] as [[CGFloat]])
  func unusableKeyTimesCountAsNone(times: [CGFloat]) {
    let track = KeyframeTrack(values: numbers, keyTimes: times, mode: .linear)
    #expect(value(track, 0.5) == 10)
  }

  @Test func discreteValuesEachStayTheirTime() {
    let even = KeyframeTrack(values: numbers, keyTimes: nil, mode: .discrete)
    #expect(value(even, 0.3) == 0)
    #expect(value(even, 0.34) == 10)
    #expect(value(even, 0.7) == 40)
    let timed = KeyframeTrack(values: numbers, keyTimes: [0, 0.1, 0.2, 1], mode: .discrete)
    #expect(value(timed, 0.15) == 10)
    #expect(value(timed, 0.9) == 40)
  }

  @Test func pacedGoesAtAnEvenSpeed() {
    let track = KeyframeTrack(values: numbers, keyTimes: [0, 0.9, 1], mode: .paced)
    #expect(value(track, 0.25) == 10)
    #expect(value(track, 0.5) == 20)
  }

  @Test func cubicIsSmoothAndPassesThroughTheValues() {
    let values: [AnimatableValue] = [.number(0), .number(10), .number(0), .number(10)]
    let track = KeyframeTrack(values: values, keyTimes: nil, mode: .cubic)
    #expect(abs(value(track, 1.0 / 3) - 10) < 1e-9)
    let before = value(track, 1.0 / 3 - 0.001)
    let after = value(track, 1.0 / 3 + 0.001)
    #expect(abs(before - after) < 0.01)
    #expect(before < 10.01 && after < 10.01)
  }

  @Test func oneValueAndNone() {
    #expect(value(KeyframeTrack(values: [.number(7)], keyTimes: nil, mode: .linear), 0.5) == 7)
    #expect(KeyframeTrack(values: [], keyTimes: nil, mode: .paced).value(at: 0.5) == nil)
  }

  @Test func aPathIsFollowedStepByStep() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let steps = PathTrack(path, keyTimes: nil, curves: [], mode: .linear).track
    #expect(steps.value(at: 0.25)?.point == CGPoint(x: 50, y: 0))
    #expect(steps.value(at: 0.75)?.point == CGPoint(x: 100, y: 25))
    let paced = PathTrack(path, keyTimes: nil, curves: [], mode: .paced).track
    let middle = try #require(paced.value(at: 0.5)?.point)
    #expect(abs(middle.x - 75) < 1e-9 && middle.y == 0)
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let round = PathTrack(circle, keyTimes: nil, curves: [], mode: .paced).track
    for step in 0...20 {
      let point = try #require(round.value(at: CGFloat(step) / 20)?.point)
      #expect(abs(hypot(point.x, point.y) - 10) < 0.01)
    }
  }
}
