import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// What a question points at on a pad.
@MainActor @Suite struct QuestionAnchorTests {
  private let actions = [ActionSheetAction(title: "Cat", actionType: 1)]

  private func popover(
    _ robot: Robot, _ anchor: QuestionAnchor
  ) throws -> UIPopoverPresentationController {
    let screen = try #require(robot.window.rootViewController)
    try robot.run { try screen.showActionSheet(actions: actions, anchor: anchor) { _ in } }
    try robot.settle()
    return try #require(screen.presentedViewController?.popoverPresentationController)
  }

  @Test("without an anchor in the middle, without an arrow")
  func center() throws {
    let robot = Robot(UIViewController(), device: .pad)
    let popover = try popover(robot, .center)
    let frame = popover.frameOfPresentedViewInContainerView
    #expect(popover.arrowDirection == [])
    #expect(abs(frame.midX - robot.window.bounds.midX) < 1)
    #expect(abs(frame.midY - robot.window.bounds.midY) < 1)
  }

  @Test("at a view, or a part of it")
  func view() throws {
    for rect in [nil, CGRect(x: 0, y: 0, width: 20, height: 20)] {
      let robot = Robot(UIViewController(), device: .pad)
      let screen = try #require(robot.window.rootViewController)
      let source = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 40))
      screen.view.addSubview(source)
      let popover = try popover(robot, .view(source, rect: rect, directions: .up))
      #expect(popover.arrowDirection == .up)
      #expect(popover.frameOfPresentedViewInContainerView.minY == (rect == nil ? 140 : 120))
    }
  }

  @Test("at an item of a bar")
  func item() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Which")
    page.navigationItem.rightBarButtonItem = item
    let robot = Robot(UINavigationController(rootViewController: page), device: .pad)
    try robot.run {
      try page.showActionSheet(actions: actions, anchor: .barButtonItem(item)) { _ in }
    }
    try robot.settle()
    let popover = try #require(page.presentedViewController?.popoverPresentationController)
    #expect(popover.arrowDirection == .up && popover.barButtonItem === item)
  }

  @Test("an anchor that went, or is not shown, is as good as none, and is not kept alive")
  func gone() throws {
    let robot = Robot(UIViewController(), device: .pad)
    weak var gone: UIView?
    var anchor = QuestionAnchor.center
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      gone = view
      anchor = .view(view)
    }
    #expect(gone == nil)
    #expect(try popover(robot, anchor).arrowDirection == [])
    let unseen = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = Robot(UIViewController(), device: .pad)
    #expect(try popover(other, .view(unseen)).arrowDirection == [])
  }

  @Test("on a phone it changes nothing")
  func phone() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    try robot.run {
      try screen.showActionSheet(actions: actions, anchor: .view(screen.view)) { _ in }
    }
    try robot.settle()
    #expect(screen.presentedViewController?.popoverPresentationController == nil)
    let frame = try robot.find("Cat").superview?.convert(robot.find("Cat").frame, to: nil)
    #expect(try #require(frame).minY > 700)
  }
}
