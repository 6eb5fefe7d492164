import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// The Gallery under fingers that do anything, 100,000 events in all: it stays whole, comes to rest, and
/// everything goes in the end.
@MainActor @Suite struct RandomFingersTests {
  @Test(arguments: [UInt64(1), 20_260_730, .random(in: 0..<1 << 32)])
  func thePagesBearAnything(seed: UInt64) {
    for page in Page.all {
      play(seed: seed, messages: 300 / Page.all.count) { page.makeScreen(in: .english) }
    }
  }

  @Test(arguments: [UInt64(2), .random(in: 0..<1 << 32)])
  func theWholeGalleryBearsAnything(seed: UInt64) {
    play(seed: seed, messages: 400) { GalleryViewController(language: .english) }
  }

  /// Sixty events a message, and a frame or a few for each.
  private func play(
    seed: UInt64, messages: Int, _ make: @escaping @MainActor () -> UIViewController
  ) {
    let leaks = LeakCheck()
    do {
      var device = HostDevice.phone
      device.scale = 0.5
      let robot = Robot(leaks.track(make(), "the screen, seed \(seed)"), device: device)
      let screen = robot.window.rootViewController!
      leaks.track(screen.view, "its view, seed \(seed)")
      let host = robot.application.pipeline.host as? HeadlessHost
      var fingers = RandomFingers(seed: seed, size: device.size)
      for _ in 0..<messages {
        robot.run { host?.input?.send(.touches(fingers.batch(of: 60))) }
        robot.wait(fingers.pause())
      }
      robot.run { host?.input?.send(.touches(fingers.end)) }
      // A wheel that fingers started turns for good.
      for view in robot.window.all { (view as? UIActivityIndicatorView)?.stopAnimating() }
      #expect(throws: Never.self, "it never rests, seed \(seed)") { try robot.settle(limit: 60) }
      let views = robot.window.all
      for view in views { leaks.track(view, "a view, seed \(seed)") }
      #expect(robot.window.misshapen.isEmpty, "seed \(seed)")
      #expect(views.count < 300, "views pile up, seed \(seed)")
      #expect(!views.contains { ($0 as? UIControl)?.isTracking == true }, "seed \(seed)")
      #expect(!views.contains { ($0 as? UIControl)?.isHighlighted == true }, "seed \(seed)")
      let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
      #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
      #expect(screen.view.window === robot.window)
    }
    leaks.assertAllReleased()
  }
}
