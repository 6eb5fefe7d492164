import Testing
import UIKit
import UIKitTestSupport

/// Screens with more on them than a person would read.
@MainActor @Suite struct CrowdTests {
  private func robot(_ count: Int, name: (Int) -> String) -> Robot {
    let controller = UIViewController()
    for index in 0..<count {
      let place = CGRect(x: 10 * (index % 30), y: 60 + 20 * (index / 30), width: 9, height: 18)
      let label = UILabel(frame: place)
      label.text = name(index)
      label.backgroundColor = .white
      controller.view.addSubview(label)
    }
    return Robot(controller)
  }

  @Test func messagesSayTheFirstAndHowManyMore() throws {
    let robot = robot(1000) { _ in "same" }
    let error = #expect(throws: RobotError.self) { try robot.tap("same") }
    let text = try #require(error).description
    #expect(text.contains("More than 20 elements fit"))
    #expect(text.contains("nth(19)") && !text.contains("nth(20)"))
    #expect(text.contains("… and 941 more: robot.screen has them all"))
    #expect(text.split(separator: "\n").count < 100)
    #expect(robot.screen.split(separator: "\n").count == 1001)
    #expect(robot.count(of: .text("same")) == 1000)
  }

  @Test func eachCanBeReachedByItsNumber() throws {
    let robot = robot(300) { "n\($0)" }
    var tapped: [String] = []
    for index in [0, 150, 299] {
      tapped.append(try robot.text(of: .type(UILabel.self).nth(index)))
      try robot.tap(.type(UILabel.self).nth(index))
    }
    #expect(tapped == ["n0", "n150", "n299"])
    #expect(throws: RobotError.self) { try robot.tap(.type(UILabel.self).nth(300)) }
  }

  @Test func whatIsCoveredByATranslucentViewsPartIsSeen() throws {
    let controller = UIViewController()
    let below = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    below.text = "below"
    let veil = UIView(frame: CGRect(x: 0, y: 80, width: 200, height: 100))
    let card = UIView(frame: veil.bounds)
    card.backgroundColor = .white
    veil.addSubview(card)
    controller.view.addSubview(below)
    controller.view.addSubview(veil)
    let robot = Robot(controller)
    #expect(!robot.exists("below"))
    veil.alpha = 0.5
    #expect(robot.exists("below"))
    veil.alpha = 1
    veil.clipsToBounds = true
    veil.frame.size.height = 10
    #expect(robot.exists("below"), "the card is clipped above it")
    let lid = UILabel(frame: card.bounds)
    lid.text = "lid"
    card.addSubview(lid)
    veil.frame.size.height = 100
    veil.alpha = 0.5
    let patch = UIView(frame: card.bounds)
    patch.backgroundColor = .black
    card.addSubview(patch)
    #expect(!robot.exists("lid"), "both lie in the veil: the patch hides the lid there")
  }
}
