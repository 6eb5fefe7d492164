import Foundation
import Testing
import UIKit

/// Controllers that present others: calls, frames and ends.
@MainActor @Suite struct PresentationTests {
  private let log = CallLog()
  private let stage: Stage
  private let kept: Kept<CallController>
  private var root: CallController { kept.value! }

  init() {
    let root = CallController("root", log)
    kept = Kept(root)
    root.loadViewIfNeeded()
    root.view.backgroundColor = .white
    stage = Stage(root: root)
    _ = log.take()
  }

  private func calls() -> [String] {
    log.take().filter { !$0.contains("Layout") }
  }

  private func card(_ style: UIModalPresentationStyle = .automatic) -> CallController {
    let card = CallController("card", log)
    card.modalPresentationStyle = style
    card.loadViewIfNeeded()
    card.view.backgroundColor = .red
    _ = log.take()
    return card
  }

  @Test func aCardComesAndGoesOverItsPresenter() {
    let card = card()
    root.present(card, animated: true) { [log] in log.note("completed") }
    #expect(card.isBeingPresented && root.presentedViewController === card)
    #expect(card.presentingViewController === root)
    #expect(calls() == ["card.willAppear", "card.isAppearing"])
    stage.advance(0.3)
    #expect(calls() == [])
    stage.advance(0.4)
    #expect(calls() == ["card.didAppear", "completed"])
    #expect(!card.isBeingPresented)
    // 10 points below the safe area of 47.
    #expect(card.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(abs(root.view.frame.width - 390 * 0.92) < 1e-6)
    #expect(stage.color(195, 400) == 0xFF0000)
    card.dismiss(animated: true) { [log] in log.note("dismissed") }
    #expect(card.isBeingDismissed)
    #expect(calls() == ["card.willDisappear"])
    stage.advance(0.7)
    #expect(calls() == ["card.didDisappear", "dismissed"])
    #expect(root.presentedViewController == nil && card.presentingViewController == nil)
    #expect(root.view.frame == stage.window.bounds)
    #expect(stage.window.subviews.count == 1)
    #expect(stage.color(195, 400) == 0xFFFFFF)
  }

  @Test func slidesAsACriticallyDampedSpring() {
    let card = card()
    root.present(card, animated: true)
    let omega = (1000.0 / 3).squareRoot()
    stage.advance(0.1)
    let time = 0.1
    let rest = (1 + omega * time) * exp(-omega * time)
    let y = card.view.layer.presentation()?.frame.minY ?? 0
    #expect(abs(y - (57 + 787 * rest)) < 12, "within a frame of the law: \(y)")
  }

  @Test func fullScreenTakesThePresentersViewOut() {
    let card = card(.fullScreen)
    root.present(card, animated: true)
    #expect(calls() == ["root.willDisappear", "card.willAppear", "card.isAppearing"])
    stage.advance(0.7)
    #expect(calls() == ["root.didDisappear", "card.didAppear"])
    #expect(root.view.window == nil)
    #expect(card.view.frame == stage.window.bounds)
    card.dismiss(animated: true)
    #expect(calls() == ["card.willDisappear", "root.willAppear", "root.isAppearing"])
    stage.advance(0.7)
    #expect(calls() == ["root.didAppear", "card.didDisappear"])
    #expect(root.view.superview === stage.window && root.view.frame == stage.window.bounds)
  }

  @Test func withoutAnimationItIsDoneAtOnce() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      let card = card(style)
      var order: [String] = []
      root.present(card, animated: false) { order.append("presented") }
      root.dismiss(animated: false) { order.append("dismissed") }
      #expect(order == ["presented", "dismissed"])
      #expect(root.presentedViewController == nil)
      #expect(stage.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(root.view)])
      #expect(
        calls().filter { $0.hasPrefix("card.did") } == ["card.didAppear", "card.didDisappear"])
    }
  }

  @Test func fadesInAndOut() {
    let card = card(.overFullScreen)
    card.modalTransitionStyle = .crossDissolve
    root.present(card, animated: true)
    stage.advance(0.15)
    #expect(abs((card.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
    stage.advance(0.3)
    #expect(card.view.alpha == 1 && stage.color(195, 20) == 0xFF0000)
    card.dismiss(animated: true)
    stage.advance(0.4)
    #expect(card.view.superview == nil && card.view.alpha == 1)
  }

  @Test func whatCannotBePresentedIsTold() {
    let (first, second) = (card(), card())
    root.present(first, animated: true)
    let messages = diagnostics {
      root.present(second, animated: true)
      first.present(first, animated: true)
      UIViewController().present(second, animated: true)
    }
    #expect(messages.count == 3)
    #expect(messages[0].contains("presents CallController already"))
    #expect(messages[1].contains("on itself"))
    #expect(messages[2].contains("is in no window"))
    #expect(root.presentedViewController === first)
    stage.advance(0.7)
    first.present(second, animated: false)
    #expect(first.presentedViewController === second)
    let child = UIViewController()
    second.addChild(child)
    #expect(diagnostics { second.present(child, animated: false) }.first?.contains("child") == true)
  }

  @Test func aDismissalDuringTheWayInWaitsForItsEnd() {
    let card = card()
    var order: [String] = []
    root.present(card, animated: true) { order.append("presented") }
    stage.advance(0.1)
    root.dismiss(animated: true) { order.append("dismissed") }
    root.dismiss(animated: true) { order.append("dismissed again") }
    stage.advance(0.5)
    #expect(order == ["presented"])
    stage.advance(0.7)
    #expect(order == ["presented", "dismissed", "dismissed again"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aStackGoesWithItsLowest() {
    let cards = (0..<3).map { _ in card() }
    var below: UIViewController = root
    for card in cards {
      below.present(card, animated: false)
      below = card
    }
    stage.advance(0.1)
    _ = calls()
    root.dismiss(animated: true)
    stage.advance(0.7)
    #expect(stage.window.subviews.count == 1)
    #expect(calls().count { $0 == "card.didDisappear" } == 3)
    #expect(cards.allSatisfy { $0.presentingViewController == nil })
  }

  @Test func whatLiesOnARootGoesWithIt() {
    weak var gone: UIViewController?
    do {
      let card = card()
      gone = card
      root.present(card, animated: true)
      stage.advance(0.1)
      stage.window.rootViewController = UIViewController()
    }
    stage.advance(0.7)
    #expect(gone == nil)
    #expect(stage.window.subviews.count == 1)
    #expect(calls().suffix(1) == ["root.didDisappear"] || calls().isEmpty)
  }

  @Test func nothingIsKeptAfterwards() {
    weak var (goneCard, goneManager): (UIViewController?, UIPresentationController?)
    for style in [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .formSheet] {
      do {
        let card = card(style)
        goneCard = card
        goneManager = card.presentationController
        root.present(card, animated: true)
        stage.advance(0.7)
        card.dismiss(animated: true)
      }
      stage.advance(0.7)
      #expect(goneCard == nil && goneManager == nil, "\(style)")
    }
    do {
      let card = card()
      goneCard = card
      _ = card.presentationController
    }
    #expect(goneCard == nil, "a manager that was only asked for")
  }

  @Test func turnsWithItsWindow() {
    let card = card()
    root.present(card, animated: false)
    var device = HostDevice.phone
    device.size = CGSize(width: 844, height: 390)
    device.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    stage.host.change(to: device)
    stage.advance(0.1)
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    card.dismiss(animated: false)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }
}
