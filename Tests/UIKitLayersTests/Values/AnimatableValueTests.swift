import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct AnimatableValueTests {
  @Test func understandsWhatAppsPutIn() {
    #expect(AnimatableValue(3).number == 3)
    #expect(AnimatableValue(Float(0.5)).number == 0.5)
    #expect(AnimatableValue(NSNumber(value: 2.5)).number == 2.5)
    #expect(AnimatableValue(true).number == 1)
    #expect(AnimatableValue(CGPoint(x: 1, y: 2)).point == CGPoint(x: 1, y: 2))
    #expect(AnimatableValue([NSNumber(value: 1), NSNumber(value: 2)]).numbers == [1, 2])
    #expect(AnimatableValue([CGColor.red, CGColor.blue]).colors == [.red, .blue])
    #expect(AnimatableValue([CGColor.red, CGColor.blue] as [Any]).colors == [.red, .blue])
    #expect(AnimatableValue([1, 0.5] as [Double]).numbers == [1, 0.5])
    #expect(AnimatableValue(CGAffineTransform.identity).transform == .identity)
    guard case .discrete = AnimatableValue("text") else {
      Issue.record("text is no number")
      return
    }
  }

  @Test func interpolatesAndGoesBeyond() {
    let from = AnimatableValue.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let to = AnimatableValue.rect(CGRect(x: 10, y: 20, width: 30, height: 50))
    #expect(from.interpolated(to: to, 0.5).rect == CGRect(x: 5, y: 10, width: 20, height: 30))
    #expect(AnimatableValue.number(0).interpolated(to: .number(10), 1.2).number == 12)
  }

  @Test func noColourIsATransparentOne() {
    guard
      case .color(let color?) = AnimatableValue.color(nil).interpolated(to: .color(.red), 0.25)
    else {
      Issue.record("no colour")
      return
    }
    #expect(color.components == [1, 0, 0, 0.25])
  }

  @Test func whatHasNoBetweenChangesHalfWay() {
    let value = AnimatableValue.number(1).interpolated(to: .point(.zero), 0.49)
    #expect(value.number == 1)
    #expect(AnimatableValue.number(1).interpolated(to: .point(.zero), 0.51).point == .zero)
    let two = AnimatableValue.numbers([1, 2]).interpolated(to: .numbers([1]), 0.4)
    #expect(two.numbers == [1, 2])
  }

  @Test func pathsOfTheSameStepsMorph() {
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let large = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 20), transform: nil)
    guard case .path(let path?) = AnimatableValue.path(small).interpolated(to: .path(large), 0.5)
    else {
      Issue.record("no path")
      return
    }
    #expect(path.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 15))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    guard case .path(let early?) = AnimatableValue.path(small).interpolated(to: .path(circle), 0.4)
    else {
      Issue.record("no path")
      return
    }
    #expect(early == small)
  }

  @Test func additions() {
    let moved = AnimatableValue.point(CGPoint(x: 1, y: 2)).adding(.point(CGPoint(x: 3, y: 4)))
    #expect(moved.point == CGPoint(x: 4, y: 6))
    #expect(AnimatableValue.number(1).adding(.number(3), sign: -1).number == -2)
    #expect(AnimatableValue.number(1).adding(.discrete(nil)).number == 1)
  }

  @Test func knowsWhatIsNotFinite() {
    #expect(!AnimatableValue.number(.nan).isFinite)
    #expect(!AnimatableValue.point(CGPoint(x: CGFloat.infinity, y: 0)).isFinite)
    #expect(AnimatableValue.color(nil).isFinite)
  }
}
