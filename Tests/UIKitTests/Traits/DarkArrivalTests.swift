import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitTestSupport

/// What was made in the light, and comes to where it is dark.
@MainActor @Suite struct DarkArrivalTests {
  /// Looks like the ground in light, whatever it is in.
  private func makeCard() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    card.backgroundColor = .systemBackground
    inner.backgroundColor = .systemBackground
    card.addSubview(inner)
    return card
  }

  private func colors(_ robot: Robot) throws -> [RGBA] {
    try robot.settle()
    let image = try #require(robot.image.cgImage)
    return [20, 80].compactMap {
      image.color(x: Int(50 * robot.device.scale), y: Int($0 * robot.device.scale))
    }
  }

  private let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  private let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)

  @Test("made before there was an app")
  func before() throws {
    let card = makeCard()
    let robot = Robot(UIViewController(), device: .phone.with(style: .dark))
    robot.run { robot.window.rootViewController?.view.addSubview(card) }
    #expect(try colors(robot) == [black, black])
  }

  @Test("made in the light, added in the dark, taken out, and added in the light again")
  func changes() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let card = robot.run { makeCard() }
    robot.device.style = .dark
    robot.run { screen.view.addSubview(card) }
    #expect(try colors(robot) == [black, black])
    robot.run { card.removeFromSuperview() }
    robot.device.style = .light
    robot.run { screen.view.addSubview(card) }
    #expect(try colors(robot) == [white, white])
  }

  @Test("controls' own colours, too")
  func controls() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    field.borderStyle = .roundedRect
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    let robot = Robot(UIViewController(), device: .phone.with(style: .dark))
    robot.run {
      robot.window.rootViewController?.view.addSubview(field)
      robot.window.rootViewController?.view.addSubview(view)
    }
    for color in try colors(robot) { #expect(color.red < 0.2) }
  }
}
