import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

/// What is lifted off the screen, where it comes from and where it goes.
@MainActor @Suite struct MenuPreviewTests {
  private let rig = MenuRig()
  private var robot: Robot { rig.robot }

  private func tapLifted() throws {
    let place = CGPoint(x: rig.lifted.midX, y: rig.lifted.midY)
    try robot.tap(at: place)
  }

  @Test func aTapOnItIsTold() throws {
    try rig.open()
    rig.log = []
    try tapLifted()
    #expect(rig.take() == ["commit", "end"])
    try robot.settle()
    #expect(rig.take() == ["committed", "gone"] && !rig.isOpen)
  }

  @Test func itMayGrowAndFade() throws {
    rig.style = .pop
    try rig.open()
    let before = rig.lifted.width
    let lifted = try #require(rig.overlay?.lifted)
    try tapLifted()
    #expect(lifted.alpha == 0 && lifted.frame.width > before * 1.3)
    try robot.settle()
    #expect(rig.view.layer.animationKeys() == nil)
  }

  @Test func aFingerThatMovesOnItTapsNothing() throws {
    try rig.open()
    rig.log = []
    let middle = CGPoint(x: rig.lifted.midX, y: rig.lifted.midY)
    try robot.drag(from: middle, to: CGPoint(x: middle.x + 20, y: middle.y))
    #expect(rig.take() == [] && rig.isOpen)
  }

  @Test func aControllerIsShownInItsPlace() throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Preview"
    label.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
    controller.view.addSubview(label)
    controller.preferredContentSize = CGSize(width: 200, height: 300)
    rig.previewController = { controller }
    try rig.open()
    #expect(robot.exists("Preview") && robot.exists("Copy"))
    #expect(abs(rig.lifted.width / rig.lifted.height - 2.0 / 3) < 0.01)
    #expect(!rig.lifted.intersects(rig.list))
    try robot.tap(at: CGPoint(x: 10, y: 830))
    try robot.settle()
    #expect(controller.view.window == nil)
  }

  @Test func thePreviewMayBeAnotherView() throws {
    let other = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    rig.view.addSubview(other)
    rig.highlight = UITargetedPreview(view: other)
    try rig.open()
    #expect(abs(rig.lifted.midX - 140) < 1 && rig.lifted.width < 50)
    #expect(other.layer.presentation()?.opacity == 0)
    #expect(rig.view.layer.animationKeys() == nil)
  }

  @Test func aTargetSaysWhereItComesFrom() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let target = UIPreviewTarget(
      container: rig.view, center: CGPoint(x: 60, y: 40),
      transform: CGAffineTransform(scaleX: 2, y: 2))
    let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    #expect(preview.size == CGSize(width: 40, height: 20))
    let place = robot.run { LiftedView.place(of: preview, in: rig.screen.view) }
    #expect(place == CGRect(x: 120, y: 220, width: 80, height: 40))
    let moved = preview.retargetedPreview(
      with: UIPreviewTarget(container: rig.screen.view, center: CGPoint(x: 20, y: 10)))
    let there = robot.run { LiftedView.place(of: moved, in: rig.screen.view) }
    #expect(there == CGRect(x: 0, y: 0, width: 40, height: 20))
    rig.view.removeFromSuperview()
    #expect(robot.run { LiftedView.place(of: preview, in: rig.screen.view) } == nil)
  }

  @Test func parametersCutItOut() throws {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = nil
    #expect(parameters.backgroundColor == .systemBackground)
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 80))
    rig.highlight = UITargetedPreview(view: rig.view, parameters: parameters)
    try rig.open()
    let image = try #require(
      rig.overlay?.lifted?.subviews.first.flatMap { ($0 as? UIImageView)?.image?.cgImage })
    #expect(image.color(x: image.width / 4, y: image.height / 2)?.alpha == 1)
    #expect(image.color(x: image.width * 3 / 4, y: image.height / 2)?.alpha == 0)
  }

  @Test func aViewWithoutAWindowIsToldOf() {
    let messages = diagnostics { _ = UITargetedPreview(view: UIView()) }
    #expect(messages.count == 1)
  }
}
