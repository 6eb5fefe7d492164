import Foundation
import Testing
import UIKit

/// The machine alone: numbers in, numbers out.
@Suite struct ScrollMachineTests {
  private func machine(width: CGFloat = 1000, height: CGFloat = 2000) -> ScrollMachine {
    var machine = ScrollMachine()
    machine.change(Self.space(width: width, height: height), at: 0)
    return machine
  }

  private static func space(width: CGFloat, height: CGFloat) -> ScrollSpace {
    func axis(_ content: CGFloat, _ length: CGFloat) -> ScrollAxis {
      ScrollAxis(
        content: content, length: length, before: 0, after: 0, bounces: true, alwaysBounces: false)
    }
    return ScrollSpace(x: axis(width, 300), y: axis(height, 600))
  }

  @Test(
    "a lock keeps to its direction",
    arguments: [
      (ScrollLock.none, CGPoint(x: 40, y: 80)), (.horizontal, CGPoint(x: 40, y: 0)),
      (.vertical, CGPoint(x: 0, y: 80)),
    ])
  func lock(lock: ScrollLock, end: CGPoint) {
    var machine = machine()
    machine.beginDrag(lock: lock)
    machine.drag(to: CGPoint(x: -40, y: -80))
    #expect(machine.offset == end)
    let release = machine.release(fingerVelocity: CGPoint(x: -100, y: -100))
    #expect((release.velocity.x == 0) == (lock == .vertical))
    #expect((release.velocity.y == 0) == (lock == .horizontal))
  }

  @Test(
    "which way a drag goes",
    arguments: [
      (CGVector(dx: 10, dy: 0), ScrollLock.horizontal), (CGVector(dx: 0, dy: -10), .vertical),
      (CGVector(dx: 8, dy: 8), .none), (CGVector(dx: -10, dy: 5), .horizontal),
      (CGVector(dx: 6, dy: 9), .none),
    ])
  func direction(travel: CGVector, lock: ScrollLock) {
    #expect(ScrollLock.forTravel(travel) == lock)
  }

  @Test("both directions glide by themselves, each to its own end")
  func twoAxes() {
    var machine = machine()
    machine.beginDrag()
    let release = machine.release(fingerVelocity: CGPoint(x: -400, y: -1500))
    let goesOn = machine.letGo(release, at: 10)
    #expect(goesOn)
    machine.advance(to: 20)
    #expect(machine.phase == .resting)
    #expect(abs(machine.offset.x - 390 * 0.499) < 0.01)
    #expect(abs(machine.offset.y - 1490 * 0.499) < 0.01)
  }

  @Test("put elsewhere it glides on as fast as before")
  func moved() {
    var machine = machine(height: 50_000)
    machine.beginDrag()
    _ = machine.letGo(machine.release(fingerVelocity: CGPoint(x: 0, y: -2000)), at: 0)
    machine.advance(to: 0.2)
    let speed = machine.velocity(at: 0.2).y
    machine.move(to: CGPoint(x: 0, y: 20_000), at: 0.2)
    #expect(abs(machine.velocity(at: 0.2).y - speed) < 0.001)
    machine.advance(to: 9)
    #expect(abs(machine.offset.y - (20_000 + (speed - 10) * 0.499)) < 0.01)
  }

  @Test("content that ends sooner is come back to, with the speed of then")
  func shrinks() {
    var machine = machine(height: 50_000)
    machine.beginDrag()
    _ = machine.letGo(machine.release(fingerVelocity: CGPoint(x: 0, y: -2000)), at: 0)
    machine.advance(to: 0.2)
    let offset = machine.offset.y
    machine.change(Self.space(width: 300, height: 700), at: 0.2)
    #expect(machine.offset.y == offset)
    machine.advance(to: 0.25)
    #expect(machine.offset.y > offset, "it does not stop dead")
    machine.advance(to: 9)
    #expect(machine.offset.y == 100)
  }

  @Test("a way by code starts and ends at rest")
  func travel() {
    var machine = machine()
    machine.travel(to: CGPoint(x: 100, y: 400), at: 5)
    let places = (0...18).map { frame -> CGFloat in
      machine.advance(to: 5 + Double(frame) / 60)
      return machine.offset.y
    }
    #expect(places.first == 0 && places.last == 400)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(places[9] - 200) < 1)
    #expect(machine.phase == .resting)
  }

  @Test("a content without numbers does nothing", arguments: [CGFloat.nan, .infinity, -5])
  func odd(length: CGFloat) {
    let axis = ScrollAxis(
      content: length, length: 600, before: 0, after: 0, bounces: true, alwaysBounces: false)
    #expect(axis.clamped(10).isFinite)
  }

  @Test(
    "zoom: a limit gives way less and less, up to twice and down to half",
    arguments: [(1, 1), (3, 3), (6, 4.07), (1000, 6), (0.5, 0.5), (0.001, 0.25)]
      as [(CGFloat, CGFloat)])
  func zoom(wanted: CGFloat, scale: CGFloat) {
    let law = ZoomLaw(least: 0.5, most: 3, bounces: true)
    #expect(abs(law.scale(forWanted: wanted) - scale) < 0.03)
    #expect(ZoomLaw(least: 0.5, most: 3, bounces: false).scale(forWanted: wanted) <= 3)
    if wanted < 10, wanted > 0.1 {
      #expect(abs(law.wanted(forScale: law.scale(forWanted: wanted)) - wanted) < 0.001)
    }
  }
}
