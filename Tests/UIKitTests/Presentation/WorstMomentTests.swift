import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What a hostile app asks for within the calls of a presentation, and while it moves.
@MainActor @Suite struct WorstMomentTests {
  /// A controller that does something in its calls.
  private final class Acting: UIViewController {
    var onDidAppear: ((Acting) -> Void)?
    var onWillDisappear: ((Acting) -> Void)?
    var onDidDisappear: ((Acting) -> Void)?
    override func viewDidAppear(_ animated: Bool) { onDidAppear?(self) }
    override func viewWillDisappear(_ animated: Bool) { onWillDisappear?(self) }
    override func viewDidDisappear(_ animated: Bool) { onDidDisappear?(self) }
  }

  private let stage = Stage(root: Acting())
  private var root: Acting { stage.window.rootViewController as! Acting }

  @Test func itIsOnItsWayInTheLastCallsToo() {
    var seen: [Bool] = []
    let card = Acting()
    card.onDidAppear = { seen.append($0.isBeingPresented) }
    card.onWillDisappear = { seen.append($0.isBeingDismissed) }
    card.onDidDisappear = { seen.append($0.isBeingDismissed) }
    root.present(card, animated: true)
    stage.advance(1)
    #expect(!card.isBeingPresented)
    card.dismiss(animated: true)
    stage.advance(1)
    #expect(seen == [true, true, true] && !card.isBeingDismissed)
  }

  @Test(arguments: [false, true]) func goesAsSoonAsItHasCome(animated: Bool) {
    let card = Acting()
    card.modalPresentationStyle = .pageSheet
    var ends: [String] = []
    card.onDidAppear = { $0.dismiss(animated: animated) { ends.append("dismissed") } }
    root.present(card, animated: true) { ends.append("presented") }
    stage.advance(2)
    #expect(ends == ["presented", "dismissed"] && root.presentedViewController == nil)
    #expect(stage.window.subviews == [root.view] && root.view.transform.isIdentity)
    #expect(card.view.gestureRecognizers?.isEmpty != false, "nobody pulls at it any more")
  }

  @Test(arguments: [false, true]) func thePresenterAsksAgainWhenItIsBack(animated: Bool) {
    let root = root
    var left = 2
    let reports = diagnostics {
      root.onDidAppear = { root in
        guard left > 0 else { return }
        left -= 1
        let next = Acting()
        next.modalPresentationStyle = .fullScreen
        root.present(next, animated: animated)
      }
      let first = Acting()
      first.modalPresentationStyle = .fullScreen
      root.present(first, animated: animated)
      for _ in 0..<3 {
        stage.advance(2)
        #expect(root.presentedViewController != nil)
        root.dismiss(animated: animated)
      }
      stage.advance(2)
    }
    #expect(reports == [] && left == 0 && root.presentedViewController == nil)
    #expect(stage.window.subviews == [root.view] && root.view.frame == stage.window.bounds)
  }

  @Test func theNextOneComesAsTheLastGoes() {
    let root = root
    let reports = diagnostics {
      let first = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
      root.view.tintAdjustmentMode = .normal
      root.present(first, animated: true)
      stage.advance(1)
      let card = Acting()
      card.onDidDisappear = { _ in root.present(Acting(), animated: true) }
      root.dismiss(animated: true) { root.present(card, animated: true) }
      stage.advance(2)
      #expect(root.presentedViewController === card)
      root.dismiss(animated: true)
      stage.advance(2)
      #expect(root.presentedViewController != nil && root.view.transform.a < 1)
      root.dismiss(animated: true)
      stage.advance(2)
    }
    #expect(reports == [] && stage.window.subviews == [root.view])
    #expect(root.view.transform.isIdentity && root.view.tintAdjustmentMode == .normal)
  }

  @Test func whatARootPresentsAsItGoesGoesToo() {
    let old = root
    old.onWillDisappear = { $0.present(UIViewController(), animated: true) }
    stage.window.rootViewController = Acting()
    stage.advance(2)
    #expect(old.presentedViewController == nil && stage.window.subviews == [root.view])
    #expect(old.view.transform.isIdentity)
  }

  /// What may become of all when an alert is on its way out.
  enum Upset: CaseIterable {
    case rootExchanged, presenterDismissed, presenterDismissedAtOnce, windowHidden
  }

  @Test(arguments: Upset.allCases) func whatWasChosenHolds(upset: Upset) throws {
    var heard: [String] = []
    let card = Acting()
    root.present(card, animated: false)
    stage.advance(0.1)
    let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in heard.append("go") })
    card.present(alert, animated: true)
    stage.advance(1)
    stage.tap(195, alert.view.convert(alert.view.bounds, to: nil).maxY - 20)
    stage.advance(0.05)
    #expect(alert.isBeingDismissed)
    let root = root
    switch upset {
    case .rootExchanged: stage.window.rootViewController = UIViewController()
    case .presenterDismissed: root.dismiss(animated: true) { heard.append("end") }
    case .presenterDismissedAtOnce: root.dismiss(animated: false) { heard.append("end") }
    case .windowHidden: stage.window.isHidden = true
    }
    stage.advance(2)
    let ends =
      upset == .presenterDismissed || upset == .presenterDismissedAtOnce ? ["go", "end"] : ["go"]
    #expect(heard == ends && card.presentedViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .formSheet])
  func theDeviceTurnsOnTheWay(style: UIModalPresentationStyle) {
    for moment in [0, 0.1, 0.3] {
      let card = Acting()
      card.modalPresentationStyle = style
      let plain = Acting()
      plain.modalPresentationStyle = style
      root.present(card, animated: true)
      stage.advance(moment)
      stage.host.change(to: stage.host.device.turned)
      stage.advance(2)
      let frame = card.view.convert(card.view.bounds, to: nil)
      root.dismiss(animated: false)
      root.present(plain, animated: false)
      stage.advance(1)
      #expect(frame == plain.view.convert(plain.view.bounds, to: nil), "at \(moment)")
      root.dismiss(animated: true)
      stage.advance(moment)
      stage.host.change(to: stage.host.device.turned)
      stage.advance(2)
      #expect(root.view.frame == stage.window.bounds && root.view.transform.isIdentity)
      #expect(stage.window.subviews == [root.view] && stage.isIdle)
    }
  }

  @Test func aFingerHeldAsAnotherAlertComesChoosesOnce() {
    var heard: [String] = []
    let (first, second) = (alert("1") { heard.append("1") }, alert("2") { heard.append("2") })
    let row = { (alert: UIAlertController) in
      CGPoint(x: 195, y: alert.view.convert(alert.view.bounds, to: nil).maxY - 20)
    }
    root.present(first, animated: true)
    stage.advance(1)
    stage.touch(.began, row(first).x, row(first).y)
    first.present(second, animated: true)
    stage.advance(1)
    stage.touch(.ended, row(first).x, row(first).y)
    stage.advance(1)
    if root.presentedViewController != nil {
      stage.tap(row(second).x, row(second).y)
      stage.advance(1)
      #expect(heard == ["2"] && root.presentedViewController === first)
      stage.tap(row(first).x, row(first).y)
      stage.advance(1)
    }
    #expect(heard.filter { $0 == "1" } == ["1"] && root.presentedViewController == nil)
  }

  private func alert(_ title: String, _ handler: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Go \(title)", style: .default) { _ in handler() })
    return alert
  }

  /// An odd question.
  enum Odd: CaseIterable {
    case nothing, emptyTexts, manyActions, manyFields, longTitle, longActions, emoji, rightToLeft
  }

  @Test(arguments: Odd.allCases, [HostDevice.coarse, .coarsePad])
  func anOddQuestionStaysOnTheScreen(odd: Odd, device: HostDevice) throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let stage = Stage(device: device)
      if odd == .rightToLeft || odd == .longTitle {
        stage.choose(.accessibilityExtraExtraExtraLarge)
      }
      let alert = odd.makeAlert(style)
      let reports = diagnostics {
        stage.window.rootViewController?.present(alert, animated: true)
        stage.advance(1)
        stage.host.change(to: stage.host.device.turned)
        stage.advance(1)
      }
      #expect(reports == [])
      let frame = alert.view.convert(alert.view.bounds, to: nil)
      let space = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
      #expect(
        space.insetBy(dx: -0.5, dy: -0.5).contains(frame) || frame.isEmpty,
        "\(style): \(frame) in \(space)")
      #expect(!stage.window.hasAmbiguousFrames)
      stage.window.rootViewController?.dismiss(animated: true)
      stage.advance(1)
      #expect(stage.window.subviews.count == 1 && stage.isIdle)
    }
  }
}

extension WorstMomentTests.Odd {
  @MainActor fileprivate func makeAlert(_ style: UIAlertController.Style) -> UIAlertController {
    let long = String(repeating: "A very long story. ", count: 200)
    let title: String? =
      switch self {
      case .nothing: nil
      case .emptyTexts: ""
      case .longTitle: long
      case .emoji: String(repeating: "👩‍👩‍👧‍👦🏳️‍🌈", count: 100)
      case .rightToLeft: String(repeating: "سؤال طويل ", count: 50)
      default: "Odd"
      }
    let alert = UIAlertController(
      title: title, message: self == .nothing ? nil : title, preferredStyle: style)
    let count = self == .nothing ? 0 : self == .manyActions ? 200 : 2
    for index in 0..<count {
      let text = self == .longActions ? long : self == .emptyTexts ? "" : "Answer \(index)"
      alert.addAction(UIAlertAction(title: text, style: .default))
    }
    if self == .manyFields, style == .alert { for _ in 0..<50 { alert.addTextField() } }
    return alert
  }
}

extension UIView {
  /// Whether this or a view in it has a frame that is not a number.
  fileprivate var hasAmbiguousFrames: Bool {
    !(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
      || subviews.contains(where: \.hasAmbiguousFrames)
  }
}

extension HostDevice {
  fileprivate static var coarsePad: HostDevice {
    var device = HostDevice.pad
    device.scale = 0.5
    return device
  }
}
