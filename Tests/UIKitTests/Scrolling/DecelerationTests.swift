import Testing
import UIKit

/// The law of what is let go: v(t) = v0 .998^ms, at 10 points a second it rests.
@Suite struct DecelerationTests {
  @Test("lands at x0 + (v0 - 10) .499", arguments: [20, 500, 1000, 2500, 8000] as [CGFloat])
  func landing(speed: CGFloat) {
    for sign in [1, -1] as [CGFloat] {
      let glide = Deceleration(start: 100, velocity: sign * speed, rate: 0.998)
      #expect(abs(glide.landing - (100 + sign * (speed - 10) * 0.499)) < 0.001)
      #expect(abs(glide.position(at: glide.duration) - glide.landing) < 0.001)
      #expect(abs(glide.position(at: glide.duration - 0.0001) - glide.landing) < 0.01)
    }
  }

  @Test("is where the sum of its milliseconds says")
  func sum() {
    let glide = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    var place: CGFloat = 0
    var speed: CGFloat = 1000
    for _ in 0..<700 {
      speed *= 0.998
      place += speed / 1000
    }
    #expect(abs(glide.position(at: 0.7) - place) < 0.01)
    #expect(abs(glide.velocity(at: 0.7) - speed) < 0.01)
  }

  @Test("what is slow does not glide", arguments: [0, 5, 10, -10] as [CGFloat])
  func slow(speed: CGFloat) {
    let glide = Deceleration(start: 7, velocity: speed, rate: 0.998)
    #expect(glide.duration == 0)
    #expect(glide.landing == 7)
    #expect(glide.position(at: 1) == 7)
  }

  @Test("the fast rate goes a fifth as far")
  func fast() {
    let glide = Deceleration(start: 0, velocity: 1010, rate: 0.99)
    #expect(abs(glide.landing - 99) < 0.001)
  }

  @Test("comes by a place when it is there")
  func passing() throws {
    let glide = Deceleration(start: 0, velocity: -2000, rate: 0.998)
    let time = try #require(glide.time(reaching: -400))
    #expect(abs(glide.position(at: time) - -400) < 0.001)
    #expect(glide.time(reaching: 1) == nil)
    #expect(glide.time(reaching: -1000) == nil)
  }
}
