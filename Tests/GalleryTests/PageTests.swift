import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// Every page of the Gallery, whatever it shows: how it looks, and that it bears any size.
@MainActor @Suite struct PageTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func looksAsOnFile(style: UIUserInterfaceStyle) {
    for page in Page.all {
      let robot = Robot(page.makeScreen(in: .english), device: .smallPicture.with(style: style))
      assertSnapshot(of: robot, named: "\(page.key)-\(style == .dark ? "dark" : "light")")
    }
  }

  @Test func readsTheSameFromRightToLeft() {
    for page in Page.all {
      var device = HostDevice.phone
      device.layoutDirection = .rightToLeft
      let robot = Robot(page.makeScreen(in: .english), device: device)
      assertTextSnapshot(of: robot.screen, named: "\(page.key)-rtl")
    }
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 400)])
  func isLaidOutWithoutRoom(size: CGSize) {
    for page in Page.all {
      let screen = page.makeScreen(in: .english)
      let robot = Robot(screen)
      screen.view.frame = CGRect(origin: .zero, size: size)
      robot.wait(0.1)
      #expect(screen.view.bounds.size == size)
      #expect(screen.view.misshapen.isEmpty)
    }
  }

  @Test func fitsAPhoneThatLies() {
    for page in Page.all {
      let screen = page.makeScreen(in: .english)
      let robot = Robot(screen)
      robot.turnDevice()
      #expect(screen.view.bounds.size == CGSize(width: 844, height: 390))
      #expect(screen.view.misshapen.isEmpty)
    }
  }

  @Test(arguments: Language.allCases)
  func cutsNoTextShort(language: Language) {
    for page in Page.all {
      let robot = Robot(page.makeScreen(in: language))
      #expect(robot.window.textsCutShort == [])
    }
  }

  @Test func goesWhenNobodyHoldsIt() {
    for page in Page.all {
      let leaks = LeakCheck()
      do {
        let screen = leaks.track(page.makeScreen(in: .english), "the page")
        let robot = Robot(screen)
        robot.wait(1)
        for view in screen.view.all { leaks.track(view, "a view") }
      }
      leaks.assertAllReleased()
    }
  }
}
