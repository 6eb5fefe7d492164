import Testing
import UIKit

@testable import UIKit
@testable import UIKitTestSupport

/// A press that opens a menu, and all the ways out.
@MainActor @Suite struct ContextMenuTests {
  private let rig = MenuRig()
  private var robot: Robot { rig.robot }

  @Test func aLongPressOpensItAndItStays() throws {
    let finger = try robot.touchDown(on: .id("view"))
    robot.wait(0.4)
    #expect(rig.take() == [] && !rig.isOpen)
    robot.wait(0.15)
    #expect(rig.take() == ["ask 60 40", "highlight", "display", "coming"])
    #expect(rig.interaction.menuAppearance == .rich)
    #expect(rig.interaction.location(in: rig.view) == CGPoint(x: 60, y: 40))
    robot.wait(1)
    try finger.up()
    #expect(rig.isOpen && rig.take() == ["came"])
    try robot.tap("Delete")
    #expect(rig.take() == ["end", "Delete"])
    try robot.settle()
    #expect(rig.take() == ["gone"] && rig.interaction.menuAppearance == .unknown)
  }

  @Test func itIsLiftedAboveAScreenThatDims() throws {
    let before = robot.run { robot.window.convert(rig.view.bounds, from: rig.view) }
    try rig.open()
    #expect(rig.lifted.width > before.width && rig.lifted.width <= before.width + 16)
    #expect(abs(rig.lifted.midX - before.midX) < 1)
    #expect(!rig.list.intersects(rig.lifted) && rig.list.minY > rig.lifted.maxY)
    #expect(rig.view.alpha == 1 && rig.view.transform == .identity && !rig.view.isHidden)
    #expect(rig.view.layer.presentation()?.opacity == 0)
    try robot.tap(at: CGPoint(x: 20, y: 780))
    try robot.settle()
    #expect(rig.view.layer.animationKeys() == nil)
  }

  @Test func theFingerSlidesOnToARow() throws {
    let finger = try robot.touchDown(on: .id("view"))
    robot.wait(1)
    let row = try robot.find("Delete")
    try finger.move(to: row.convert(CGPoint(x: 60, y: 20), to: nil), duration: 0.2)
    #expect(rig.overlay?.list.pressedRow?.accessibilityLabel == "Delete")
    try finger.up()
    #expect(rig.log.suffix(2) == ["end", "Delete"])
  }

  @Test func aFingerLiftedElsewhereLeavesItOpen() throws {
    let finger = try robot.touchDown(on: .id("view"))
    robot.wait(1)
    try finger.move(to: CGPoint(x: 30, y: 700), duration: 0.2)
    try finger.up()
    #expect(rig.isOpen)
  }

  @Test func aTapBesideItClosesItAndReachesNothing() throws {
    var taps = 0
    let other = UIButton(type: .system)
    other.setTitle("Other", for: .normal)
    other.frame = CGRect(x: 20, y: 700, width: 90, height: 44)
    other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    rig.screen.view.addSubview(other)
    try rig.open()
    rig.log = []
    try robot.tap(at: other.center)
    try robot.settle()
    #expect(rig.take() == ["end", "gone"] && taps == 0 && !rig.isOpen)
  }

  @Test func withoutAConfigurationThePressGoesOn() throws {
    rig.elements = nil
    var presses = 0
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.7
    _ = press.handlers.add { if $0.state == .began { presses += 1 } }
    rig.view.addGestureRecognizer(press)
    try robot.press(.id("view"), for: 1)
    #expect(presses == 1 && !rig.isOpen && rig.take() == ["ask 60 40"])
  }

  @Test func anEmptyMenuDoesNotOpen() throws {
    rig.elements = { [] }
    try rig.open()
    #expect(rig.take() == ["ask 60 40"] && rig.interaction.session == nil)
  }

  @Test func theTouchTakenAwayInTimeOpensNothing() throws {
    let finger = try robot.touchDown(on: .id("view"))
    robot.wait(0.4)
    try finger.cancel()
    robot.wait(1)
    #expect(rig.take() == [] && !rig.isOpen)
  }

  @Test func theTouchTakenAwayLaterChoosesNothing() throws {
    let finger = try robot.touchDown(on: .id("view"))
    robot.wait(1)
    let row = try robot.find("Delete")
    try finger.move(to: row.convert(CGPoint(x: 60, y: 20), to: nil), duration: 0.2)
    rig.log = []
    try finger.cancel()
    #expect(rig.isOpen && rig.take() == [] && rig.overlay?.list.pressedRow == nil)
  }

  @Test func codeClosesItWhileItOpens() throws {
    let finger = try robot.touchDown(on: .id("view"))
    robot.wait(0.55)
    #expect(rig.isOpen)
    robot.run { rig.interaction.dismissMenu() }
    #expect(!rig.isOpen)
    try robot.settle()
    #expect(
      rig.take() == ["ask 60 40", "highlight", "display", "coming", "end", "came", "gone"])
    try finger.up()
    #expect(rig.view.layer.animationKeys() == nil)
    try rig.open()
    #expect(rig.isOpen)
  }

  @Test func whoeverIsAskedMayCallItOff() throws {
    rig.onDisplay = { [unowned rig] in rig.interaction.dismissMenu() }
    try rig.open()
    #expect(rig.take() == ["ask 60 40", "highlight", "display", "end at once"] && !rig.isOpen)
    rig.onDisplay = { [unowned rig] in rig.view.removeFromSuperview() }
    try robot.press(.id("view"), for: 0.6)
    try robot.settle()
    #expect(rig.log.last == "end at once" && !rig.isOpen && rig.interaction.session == nil)
  }

  @Test func itGoesWithItsView() throws {
    try rig.open()
    rig.view.removeFromSuperview()
    try robot.settle()
    #expect(rig.log.suffix(2) == ["end", "gone"] && !rig.isOpen)
  }

  @Test func itGoesWithItsInteraction() throws {
    try rig.open()
    rig.view.removeInteraction(rig.interaction)
    try robot.settle()
    #expect(!rig.isOpen && rig.view.interactions.isEmpty && rig.view.gestureRecognizers == nil)
    rig.log = []
    try robot.press(.id("view"), for: 1)
    #expect(rig.take() == [])
  }

  @Test func anInteractionHasOneView() {
    let other = UIView()
    other.addInteraction(rig.interaction)
    #expect(rig.view.interactions.isEmpty && rig.interaction.view === other)
    other.interactions = []
    #expect(rig.interaction.view == nil)
  }

  @Test func escapeClosesItAndArrowsChoose() throws {
    try rig.open()
    robot.press(.escape)
    try robot.settle()
    #expect(!rig.isOpen && rig.log.last == "gone")
    try rig.open()
    rig.log = []
    for key in [Robot.Key.downArrow, .downArrow, .downArrow, .upArrow, .downArrow, .enter] {
      robot.press(key)
    }
    #expect(rig.take() == ["end", "Delete"])
  }

  @Test func theOpenMenuCanBeChanged() throws {
    try rig.open()
    robot.run {
      rig.interaction.updateVisibleMenu { $0.replacingChildren([rig.action("Undo")]) }
    }
    #expect(robot.exists("Undo") && !robot.exists("Copy"))
    try robot.tap("Undo")
    #expect(rig.log.last == "Undo")
  }

  @Test func aThousandRounds() throws {
    let leaks = LeakCheck()
    rig.elements = { [unowned rig] in [leaks.track(rig.action("Copy"), "an action")] }
    let place = CGPoint(x: 160, y: 240)
    func click(_ phase: UITouch.Phase) -> HostTouch {
      HostTouch(id: 1, phase: phase, location: place, type: .indirectPointer, buttons: .secondary)
    }
    for round in 0..<1000 {
      // Now and then by a finger and to the end; else one after the other, before the one before has gone.
      if round % 50 == 0 {
        try robot.press(.id("view"), for: 0.6)
        leaks.track(try #require(rig.overlay), "an open menu")
        robot.press(.escape)
        try robot.settle()
      } else {
        robot.send([click(.began)])
        robot.run { rig.interaction.dismissMenu() }
        robot.send([click(.ended)])
      }
      #expect(!rig.isOpen)
    }
    try robot.settle()
    #expect(rig.log.filter { $0 == "display" }.count == 1000)
    #expect(rig.log.filter { $0 == "gone" }.count == 1000)
    #expect(robot.window.subviews.filter { $0 is MenuOverlay }.isEmpty)
    leaks.assertAllReleased()
  }

  @Test func nothingOutlivesIt() throws {
    let leaks = LeakCheck()
    do {
      let rig = leaks.track(MenuRig(), "the delegate")
      leaks.track(rig.view, "the view")
      leaks.track(rig.interaction, "the interaction")
      try rig.open()
      leaks.track(try #require(rig.overlay), "the open menu")
      leaks.track(try #require(rig.interaction.session), "the session")
    }
    leaks.assertAllReleased()
  }
}
