import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Boxes that point at something.
@Suite @MainActor struct PopoverTests {
  private final class Told: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var style: UIModalPresentationStyle = .automatic
    var mayDismiss = true
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.append("prepare")
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayDismiss
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  private func content() -> UIViewController {
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    content.preferredContentSize = CGSize(width: 300, height: 200)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    label.text = "In the box"
    content.view.addSubview(label)
    content.modalPresentationStyle = .popover
    return content
  }

  /// A robot on a pad, with a button to point at.
  private func pad(_ device: HostDevice = .pad) -> (Robot, UIViewController, UIButton) {
    let robot = Robot(UIViewController(), device: device)
    let screen = robot.window.rootViewController!
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
    robot.run { screen.view.addSubview(button) }
    return (robot, screen, button)
  }

  @Test("it points at its source, and a tap beside it dismisses it; the delegate hears of that")
  func pointsAndGoes() throws {
    let (robot, screen, button) = pad()
    let content = content()
    let told = Told()
    try robot.run {
      let popover = try #require(content.popoverPresentationController)
      popover.sourceView = button
      popover.delegate = told
      #expect(popover.arrowDirection == .unknown)
      screen.present(content, animated: true)
      #expect(popover.arrowDirection == .up)
    }
    try robot.settle()
    let box = content.view.convert(content.view.bounds, to: nil)
    #expect(box == CGRect(x: 10, y: 257, width: 300, height: 200))
    #expect(robot.exists("In the box"))
    try robot.touchDown(at: CGPoint(x: 600, y: 900)).up()
    try robot.settle()
    #expect(screen.presentedViewController == nil)
    #expect(told.log == ["prepare", "did dismiss"])
  }

  @Test(
    "one that may not be dismissed stays, and the attempt is told; code dismisses it in silence")
  func locked() throws {
    let (robot, screen, button) = pad()
    let content = content()
    let told = Told()
    told.mayDismiss = false
    robot.run {
      content.popoverPresentationController?.sourceView = button
      content.popoverPresentationController?.delegate = told
      screen.present(content, animated: false)
    }
    try robot.settle()
    try robot.touchDown(at: CGPoint(x: 600, y: 900)).up()
    try robot.settle()
    #expect(screen.presentedViewController === content)
    #expect(told.log == ["prepare", "attempt"])
    robot.run { screen.dismiss(animated: true) }
    try robot.settle()
    #expect(told.log == ["prepare", "attempt"])
  }

  @Test("views that let touches pass get them, and it stays")
  func passthrough() throws {
    let (robot, screen, button) = pad()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let content = content()
    robot.run {
      content.popoverPresentationController?.sourceView = button
      content.popoverPresentationController?.passthroughViews = [button]
      screen.present(content, animated: false)
    }
    try robot.settle()
    try robot.touchDown(at: CGPoint(x: 160, y: 222)).up()
    #expect(taps == 1 && screen.presentedViewController === content)
  }

  @Test("narrow, it is a page sheet, unless its delegate says none")
  func adapts() throws {
    for style in [UIModalPresentationStyle.automatic, .none, .fullScreen] {
      let (robot, screen, button) = pad(.phone)
      let content = content()
      let told = Told()
      told.style = style
      robot.run {
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.delegate = told
        screen.present(content, animated: false)
      }
      try robot.settle()
      let frame = content.view.convert(content.view.bounds, to: nil)
      switch style {
      case .none: #expect(frame.size == CGSize(width: 300, height: 200))
      case .fullScreen: #expect(frame == robot.window.bounds)
      default: #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
      }
    }
  }

  @Test("an item of a bar as its source; the box follows when the device turns")
  func barItemAndTurn() throws {
    let screen = UIViewController()
    let item = UIBarButtonItem(title: "More")
    screen.navigationItem.rightBarButtonItem = item
    let robot = Robot(UINavigationController(rootViewController: screen), device: .pad)
    let content = content()
    robot.run {
      content.popoverPresentationController?.barButtonItem = item
      screen.present(content, animated: false)
    }
    try robot.settle()
    #expect(content.view.convert(content.view.bounds, to: nil).maxX == 810)
    robot.turnDevice()
    try robot.settle()
    #expect(content.view.convert(content.view.bounds, to: nil).maxX == 1170)
    #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
  }

  /// `behaviours.md`, lines 38 and 39.
  @Test(
    "an action sheet on a pad: at its source with an arrow, or in the middle without; a tap beside cancels"
  )
  func actionSheet() throws {
    for hasSource in [true, false] {
      let (robot, screen, button) = pad()
      var answers: [String] = []
      let sheet = UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
      robot.run {
        sheet.addAction(UIAlertAction(title: "Dog", style: .default) { _ in answers.append("dog") })
        sheet.addAction(UIAlertAction(title: "No", style: .cancel) { _ in answers.append("none") })
        if hasSource { sheet.popoverPresentationController?.sourceView = button }
        screen.present(sheet, animated: true)
      }
      try robot.settle()
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      if hasSource {
        #expect(frame.minY == 257)
        #expect(sheet.popoverPresentationController?.arrowDirection == .up)
      } else {
        #expect(frame.midX == 410 && abs(frame.midY - 590) <= 1)
        #expect(sheet.popoverPresentationController?.arrowDirection == [])
      }
      #expect(robot.exists("Dog") && !robot.exists("No"))
      try robot.touchDown(at: CGPoint(x: 700, y: 1000)).up()
      try robot.settle()
      #expect(answers == ["none"])
      #expect(screen.presentedViewController == nil)
    }
  }

  @Test("looks as on file", arguments: [UIUserInterfaceStyle.light, .dark])
  func looks(style: UIUserInterfaceStyle) throws {
    var device = HostDevice.pad.with(style: style)
    device.size = CGSize(width: 720, height: 420)
    device.safeAreaInsets = .zero
    device.scale = 1
    let (robot, screen, button) = pad(device)
    button.frame = CGRect(x: 30, y: 30, width: 120, height: 44)
    let content = content()
    robot.run {
      screen.view.backgroundColor = .systemGray5
      content.popoverPresentationController?.sourceView = button
      screen.present(content, animated: false)
    }
    try robot.settle()
    assertSnapshot(of: robot, named: style == .dark ? "dark" : "light")
  }

  @Test("controller, popover and source are freed, also as the source goes before")
  func lifetimes() throws {
    let leaks = LeakCheck()
    do {
      let (robot, screen, button) = pad()
      for round in 0..<20 {
        let content = leaks.track(content(), "the controller")
        try robot.run {
          let popover = try #require(content.popoverPresentationController)
          popover.sourceView = button
          leaks.track(popover, "the popover")
          screen.present(content, animated: true)
        }
        if round == 10 { robot.run { button.removeFromSuperview() } }
        try robot.settle()
        if round == 11 { robot.run { screen.view.addSubview(button) } }
        robot.run { screen.dismiss(animated: round.isMultiple(of: 2)) }
        try robot.settle()
      }
      leaks.track(screen, "the presenter")
    }
    leaks.assertAllReleased()
  }
}
