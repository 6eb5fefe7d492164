import GalleryPages
import Testing
import UIKit
import UIKitTestSupport

/// The list of pages, and the way to a page and back.
@MainActor @Suite struct GalleryTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func listLooksAsOnFile(style: UIUserInterfaceStyle) {
    let device = HostDevice.smallPicture.with(style: style)
    let robot = Robot(GalleryViewController(language: .english), device: device)
    assertSnapshot(of: robot, named: style == .dark ? "dark" : "light")
  }

  @Test(arguments: Language.allCases)
  func listCutsNoTextShort(language: Language) {
    let robot = Robot(GalleryViewController(language: language))
    #expect(robot.window.textsCutShort == [])
  }

  @Test func speaksTheLanguageThatIsTapped() throws {
    let robot = Robot(GalleryViewController(language: .english))
    for language in Language.allCases.reversed() {
      try robot.tap(.button.and(Query(language.ownName)))
      for page in Page.all { #expect(robot.exists(.label(page.title(in: language)))) }
    }
  }

  @Test func everyPageOpensAndCloses() throws {
    let robot = Robot(GalleryViewController(language: .english))
    for page in Page.all {
      let title = page.title(in: .english)
      try robot.tap(Query(title))
      try robot.settle()
      #expect(robot.exists(.traits(.header).and(Query(title))))
      try robot.tap("Back")
      try robot.settle()
      #expect(robot.exists("TouchUp") && !robot.exists("Back"))
    }
  }

  @Test func whatWasLeftIsLetGo() throws {
    let leaks = LeakCheck()
    let robot = Robot(GalleryViewController(language: .english))
    for page in Page.all {
      try robot.tap(Query(page.title(in: .english)))
      try robot.settle()
      let controllers = robot.window.rootViewController?.children ?? []
      #expect(controllers.count == 2)
      if let opened = controllers.last { leaks.track(opened, page.title(in: .english)) }
      try robot.tap("Back")
      try robot.settle()
    }
    leaks.assertAllReleased()
  }

  @Test func isLaidOutWithoutRoom() {
    let screen = GalleryViewController(language: .english)
    let robot = Robot(screen)
    screen.view.frame = .zero
    robot.wait(0.1)
    #expect(screen.view.misshapen == [])
  }

  @Test func aTurnOfTheDeviceWhileAPageSlidesInEndsInPlace() throws {
    let screen = GalleryViewController(language: .english)
    let robot = Robot(screen)
    try robot.tap(Query(Page.all[0].title(in: .english)))
    robot.turnDevice()
    try robot.settle()
    #expect(screen.children.last?.view.frame == screen.view.bounds)
  }
}
