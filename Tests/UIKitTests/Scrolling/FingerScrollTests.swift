import Foundation
import Testing
import UIKit
import UIKitLoop

/// The laws of scrolling under a scripted finger, to a third of a point, at 60 and 120 frames a second.
@Suite @MainActor struct FingerScrollTests {
  private static let near: CGFloat = 1.0 / 3

  @Test("a drag begins after 10 points, which are left out", arguments: [60, 120] as [Double])
  func drag(rate: Double) {
    let rig = ScrollRig(framesPerSecond: rate)
    rig.touch(.began, 150, 400)
    rig.touch(.moved, 150, 391)
    #expect(rig.offset.y == 0)
    #expect(rig.scroll.isTracking && !rig.scroll.isDragging)
    rig.touch(.moved, 150, 380)
    #expect(rig.offset.y == 10)
    #expect(rig.scroll.isDragging)
    rig.touch(.moved, 150, 279.9)
    // Rounded to half points, the pixels of the screen.
    #expect(rig.offset.y == 110)
    rig.touch(.moved, 150, 320)
    #expect(rig.offset.y == 70)
    rig.stage.advance(0.2)
    rig.touch(.ended, 150, 320)
    #expect(!rig.scroll.isDragging && !rig.scroll.isTracking && !rig.scroll.isDecelerating)
    #expect(rig.offset.y == 70)
  }

  @Test(
    "a fling follows the law frame by frame and lands where it says",
    arguments: [60, 120] as [Double], [300, 1000, 2500] as [CGFloat])
  func fling(rate: Double, speed: CGFloat) {
    let rig = ScrollRig(
      content: CGSize(width: 300, height: 20_000), framesPerSecond: rate)
    rig.fling(speed: speed)
    #expect(abs(rig.log.velocity.y * 1000 - speed) < 1)
    let start = speed * ScrollRig.flingSeconds(speed: speed) - 10
    let glide = Deceleration(start: start, velocity: rig.log.velocity.y * 1000, rate: 0.998)
    #expect(abs(rig.log.target.y - (start + (speed - 10) * 0.499)) < 1)
    // The first step was made in the frame of the lifted finger.
    let lifted = rig.stage.loop.now
    var frames = 0
    while rig.scroll.isDecelerating {
      let time = rig.stage.loop.now - lifted
      #expect(abs(rig.offset.y - glide.position(at: time)) < Self.near)
      rig.frame()
      frames += 1
    }
    #expect(Double(frames) > 60 * glide.duration * 0.9)
    #expect(abs(rig.offset.y - rig.log.target.y) < Self.near)
  }

  @Test("the fast rate stops sooner")
  func fastRate() {
    let rig = ScrollRig()
    rig.scroll.decelerationRate = .fast
    rig.fling(speed: 1000)
    rig.settle()
    #expect(abs(rig.offset.y - (190 + 990 * 0.099)) < 1)
  }

  @Test("beyond the end it gives way less and less", arguments: [60, 120] as [Double])
  func rubberBand(rate: Double) {
    let rig = ScrollRig(framesPerSecond: rate)
    rig.touch(.began, 150, 100)
    rig.touch(.moved, 150, 210)
    let band = RubberBand(length: 600)
    #expect(abs(rig.offset.y - -band.stretch(for: 100)) < Self.near)
    rig.touch(.moved, 150, 410)
    #expect(abs(rig.offset.y - -band.stretch(for: 300)) < Self.near)
    rig.touch(.moved, 150, 110)
    #expect(abs(rig.offset.y) < Self.near)
    rig.touch(.moved, 150, 60)
    #expect(abs(rig.offset.y - 50) < Self.near)
  }

  @Test("let go beyond the end it springs back", arguments: [60, 120] as [Double])
  func bounce(rate: Double) {
    let rig = ScrollRig(framesPerSecond: rate)
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 210))
    let start = -RubberBand(length: 600).stretch(for: 200)
    let spring = BounceSpring(end: 0, start: start, velocity: 0)
    #expect(rig.log.target.y == 0)
    let lifted = rig.stage.loop.now
    while rig.scroll.isDecelerating {
      let time = rig.stage.loop.now - lifted
      #expect(abs(rig.offset.y - spring.position(at: time)) < Self.near)
      rig.frame()
    }
    #expect(rig.offset.y == 0)
  }

  @Test("the end hit at speed is overrun as by a spring", arguments: [60, 120] as [Double])
  func edgeAtSpeed(rate: Double) throws {
    let rig = ScrollRig(content: CGSize(width: 300, height: 1300), framesPerSecond: rate)
    rig.fling(speed: 2000)
    let start = 2000 * ScrollRig.flingSeconds(speed: 2000) - 10
    let glide = Deceleration(start: start, velocity: rig.log.velocity.y * 1000, rate: 0.998)
    let hit = try #require(glide.time(reaching: 700))
    let spring = BounceSpring(end: 700, start: 700, velocity: glide.velocity(at: hit))
    #expect(rig.log.target.y == 700)
    let lifted = rig.stage.loop.now
    var furthest: CGFloat = 0
    while rig.scroll.isDecelerating {
      let time = rig.stage.loop.now - lifted
      let expected = time < hit ? glide.position(at: time) : spring.position(at: time - hit)
      #expect(abs(rig.offset.y - expected) < Self.near)
      furthest = max(furthest, rig.offset.y)
      rig.frame()
    }
    #expect(furthest > 730)
    #expect(rig.offset.y == 700)
  }

  @Test("a touch stops it, and does nothing else")
  func touchToStop() {
    let rig = ScrollRig()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    rig.scroll.addSubview(button)
    rig.fling(speed: 2000)
    rig.stage.advance(0.3)
    #expect(rig.scroll.isDecelerating)
    rig.touch(.began, 150, 300)
    let stopped = rig.offset
    #expect(!rig.scroll.isDecelerating && rig.scroll.isTracking)
    rig.stage.advance(0.5)
    #expect(!button.isHighlighted)
    rig.touch(.ended, 150, 300)
    rig.settle()
    #expect(rig.offset == stopped)
    #expect(taps == 0)
    rig.touch(.began, 150, 300)
    rig.touch(.ended, 150, 300)
    #expect(taps == 1)
  }

  @Test("a finger that stopped it may go on to drag it")
  func stopAndDrag() {
    let rig = ScrollRig()
    rig.fling(speed: 2000)
    rig.stage.advance(0.2)
    rig.touch(.began, 150, 300)
    let stopped = rig.offset.y
    rig.touch(.moved, 150, 250)
    #expect(abs(rig.offset.y - (stopped + 40)) < Self.near)
  }

  @Test("caught beyond the end and let go without a drag, it springs back")
  func caughtBeyond() {
    let rig = ScrollRig()
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 300))
    rig.stage.advance(0.05)
    rig.touch(.began, 150, 300)
    let caught = rig.offset.y
    #expect(caught < -20)
    rig.stage.advance(0.5)
    #expect(rig.offset.y == caught)
    rig.touch(.ended, 150, 300)
    rig.settle()
    #expect(rig.offset.y == 0)
  }

  @Test("caught beyond the end a drag goes on with the band as it is")
  func draggedBeyond() {
    let rig = ScrollRig()
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 300))
    rig.stage.advance(0.05)
    rig.touch(.began, 150, 300)
    let band = RubberBand(length: 600)
    let pull = band.pull(for: -rig.offset.y)
    rig.touch(.moved, 150, 330)
    #expect(abs(rig.offset.y - -band.stretch(for: pull + 20)) < Self.near)
  }

  @Test("pages: thrown to the next one, and to one at the most", arguments: [60, 120] as [Double])
  func paging(rate: Double) {
    let rig = ScrollRig(content: CGSize(width: 1500, height: 600), framesPerSecond: rate)
    rig.scroll.isPagingEnabled = true
    rig.drag(
      from: CGPoint(x: 250, y: 300), by: CGVector(dx: -120, dy: 0), seconds: 0.1, rests: false)
    #expect(rig.log.target == CGPoint(x: 300, y: 0))
    var last = rig.offset.x
    while rig.scroll.isDecelerating {
      rig.frame()
      #expect(rig.offset.x >= last && rig.offset.x <= 300)
      last = rig.offset.x
    }
    #expect(rig.offset.x == 300)
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: -100, dy: 0))
    rig.settle()
    #expect(rig.offset.x == 300)
    rig.drag(from: CGPoint(x: 250, y: 300), by: CGVector(dx: -200, dy: 0))
    rig.settle()
    #expect(rig.offset.x == 600)
  }

  @Test("a lock keeps a drag along an axis on it, and one between the axes free")
  func directionalLock() {
    let rig = ScrollRig(content: CGSize(width: 2000, height: 2000))
    rig.scroll.isDirectionalLockEnabled = true
    rig.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: -20, dy: -200))
    #expect(rig.offset.x == 0 && rig.offset.y > 180)
    rig.scroll.contentOffset = .zero
    rig.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: -100, dy: -100))
    #expect(rig.offset.x > 80 && rig.offset.y > 80)
    rig.scroll.isDirectionalLockEnabled = false
    rig.scroll.contentOffset = .zero
    rig.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: -20, dy: -200))
    #expect(rig.offset.x > 10)
  }

  @Test("without bouncing it stays within its ends")
  func noBounce() {
    let rig = ScrollRig()
    rig.scroll.bounces = false
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 200))
    #expect(rig.log.scrollCount == 0)
    rig.fling(speed: 3000)
    rig.settle()
    rig.fling(speed: -8000, from: CGPoint(x: 150, y: 100))
    rig.log.onScroll = { scroll in #expect(scroll.contentOffset.y >= 0) }
    rig.settle()
    #expect(rig.offset.y == 0)
  }

  @Test("content that fits is moved by a finger only when it always bounces")
  func fits() {
    let rig = ScrollRig(content: CGSize(width: 300, height: 200))
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 200), lifts: false)
    #expect(rig.offset.y == 0 && !rig.scroll.isDragging)
    rig.touch(.ended, 150, 300)
    rig.scroll.alwaysBounceVertical = true
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 200), lifts: false)
    #expect(rig.offset.y < -50)
    rig.touch(.ended, 150, 300)
    rig.settle()
    #expect(rig.offset.y == 0)
  }

  @Test("switched off no finger scrolls, and one that does is taken off")
  func disabled() {
    let rig = ScrollRig()
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100), lifts: false)
    rig.scroll.isScrollEnabled = false
    #expect(!rig.scroll.isDragging)
    rig.touch(.ended, 150, 200)
    let offset = rig.offset
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100))
    #expect(rig.offset == offset)
  }

  @Test("costs no frame at rest")
  func idle() {
    let rig = ScrollRig()
    rig.fling(speed: 900)
    rig.settle()
    #expect(rig.stage.isIdle)
    rig.stage.forgetFrames()
    rig.stage.advance(5)
    #expect(rig.stage.frames.isEmpty)
  }
}
