import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// The page “Gestures”: fingers do to the postcard what its card says.
@MainActor @Suite struct GesturesPageTests {
  private let robot = Robot(Page.gestures.makeScreen(in: .english))

  private func value(_ name: String) throws -> String { try robot.text(of: .id(name)) }

  @Test func drags() throws {
    try robot.drag("Postcard", by: CGVector(dx: 40, dy: 60))
    #expect(try value("Moved").split(separator: ",").count == 2)
    #expect(try value("Moved") != "0, 0")
    #expect(try value("Size") == "100 %")
    #expect(try value("Turned") == "0°")
  }

  @Test func pinchesAndTurnsTogether() throws {
    try robot.pinch("Postcard", scale: 1.5)
    let size = try Int(value("Size").prefix { $0.isNumber })!
    #expect((135...150).contains(size))
    try robot.rotate("Postcard", by: 0.5)
    let angle = try Int(value("Turned").prefix { $0.isNumber })!
    #expect((22...29).contains(angle))
    try robot.pinch("Postcard", scale: 0.05)
    #expect(try value("Size") == "40 %", "not smaller than it can be caught")
  }

  @Test func twoTapsPutItBack() throws {
    try robot.drag("Postcard", by: CGVector(dx: 40, dy: 60))
    try robot.rotate("Postcard", by: 0.5)
    try robot.doubleTap("Postcard")
    try robot.settle()
    #expect(try value("Moved") == "0, 0" && value("Turned") == "0°")
  }

  @Test func swipesBringOtherPictures() throws {
    #expect(try value("Picture") == "Dusk")
    func swipe(_ way: CGFloat) throws {
      try robot.drag("Moved", by: CGVector(dx: way, dy: 0), duration: 0.15)
      try robot.settle()
    }
    try swipe(-90)
    #expect(try value("Picture") == "Night")
    try swipe(-90)
    try swipe(-90)
    #expect(try value("Picture") == "Dusk")
    try robot.drag("Moved", by: CGVector(dx: 90, dy: 0), duration: 0.15)
    #expect(try value("Picture") == "Morning")
  }

  @Test func bearsTheLargestText() {
    var device = HostDevice.smallPicture
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let robot = Robot(Page.gestures.makeScreen(in: .english), device: device)
    #expect(robot.window.textsCutShort == [])
    assertSnapshot(of: robot, named: "largest-text")
  }
}
