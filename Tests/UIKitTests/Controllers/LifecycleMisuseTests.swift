import Testing
import UIKit
import UIKitLoop

/// Controllers and views that change the tree in the middle of being told of a change.
@MainActor @Suite struct LifecycleMisuseTests {
  private let stage = Stage()

  /// A controller that runs a closure at one of its moments.
  private final class Screen: UIViewController {
    var atLoad: (Screen) -> Void = { _ in }
    var atWillAppear: (Screen) -> Void = { _ in }
    var atIsAppearing: (Screen) -> Void = { _ in }
    var atDidAppear: (Screen) -> Void = { _ in }
    var atWillDisappear: (Screen) -> Void = { _ in }
    var atLayout: (Screen) -> Void = { _ in }
    private(set) var calls: [String] = []

    override func viewDidLoad() {
      calls.append("load")
      atLoad(self)
    }

    override func viewWillAppear(_ animated: Bool) {
      calls.append("willAppear")
      atWillAppear(self)
    }

    override func viewIsAppearing(_ animated: Bool) { atIsAppearing(self) }

    override func viewDidAppear(_ animated: Bool) {
      calls.append("didAppear")
      atDidAppear(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
      calls.append("willDisappear")
      atWillDisappear(self)
    }

    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func viewDidLayoutSubviews() { atLayout(self) }
  }

  private enum Moment: CaseIterable {
    case load, willAppear, isAppearing, didAppear, layout
  }

  private func make(_ moment: Moment, _ action: @escaping (Screen) -> Void) -> Screen {
    let screen = Screen()
    var isArmed = true
    let once = { (screen: Screen) in
      guard isArmed else { return }
      isArmed = false
      action(screen)
    }
    switch moment {
    case .load: screen.atLoad = once
    case .willAppear: screen.atWillAppear = once
    case .isAppearing: screen.atIsAppearing = once
    case .didAppear: screen.atDidAppear = once
    case .layout: screen.atLayout = once
    }
    return screen
  }

  @Test(arguments: Moment.allCases) private func theRootThatSendsForAnother(moment: Moment) {
    let home = Screen()
    let first = make(moment) { [stage] _ in stage.window.rootViewController = home }
    stage.window.rootViewController = first
    stage.advance(0.1)
    #expect(stage.window.rootViewController === home)
    #expect(stage.window.subviews == [home.view])
    #expect(first.viewIfLoaded?.window == nil)
    #expect(home.calls == ["load", "willAppear", "didAppear"])
    #expect(first.calls.filter { $0 == "willAppear" }.count <= 1)
    let appeared = first.calls.contains("willAppear")
    #expect(first.calls.contains("didDisappear") == appeared, "\(first.calls)")
    #expect(stage.isIdle)
  }

  @Test func aRootThatSendsForAnotherOnItsWayOut() {
    let (first, second, third) = (Screen(), Screen(), Screen())
    stage.window.rootViewController = first
    stage.advance(0.1)
    first.atWillDisappear = { [stage] _ in stage.window.rootViewController = third }
    stage.window.rootViewController = second
    stage.advance(0.1)
    #expect(stage.window.rootViewController === third)
    #expect(stage.window.subviews == [third.view])
    #expect(third.calls.last == "didAppear")
  }

  @Test(arguments: Moment.allCases) private func aChildThatIsTakenOut(moment: Moment) {
    let child = make(moment) { child in
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    let parent = Screen()
    parent.atLoad = { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    stage.window.rootViewController = parent
    stage.advance(0.1)
    #expect(parent.calls == ["load", "willAppear", "didAppear"])
    #expect(child.parent == nil && parent.children.isEmpty || moment == .load)
    if moment != .load {
      #expect(child.view.window == nil && child.view.superview == nil)
      #expect(child.calls.last == "didDisappear" || !child.calls.contains("willAppear"))
    }
    #expect(stage.isIdle)
  }

  @Test(arguments: Moment.allCases) private func aWindowHiddenByItsOwnScreen(moment: Moment) {
    let screen = make(moment) { [stage] _ in stage.window.isHidden = true }
    stage.window.rootViewController = screen
    stage.advance(0.1)
    #expect(stage.window.isHidden)
    #expect(screen.calls.filter { $0 == "willAppear" }.count <= 1)
    stage.window.makeKeyAndVisible()
    stage.advance(0.1)
    #expect(screen.calls.last == "didAppear", "\(screen.calls)")
    #expect(stage.isIdle)
  }

  @Test func aSiblingTakenOutWhileAllEnterAWindow() {
    final class Jealous: UIView {
      weak var rival: UIView?
      var takesOutItself = false

      override func didMoveToWindow() {
        guard window != nil else { return }
        rival?.removeFromSuperview()
        if takesOutItself { removeFromSuperview() }
      }
    }
    let box = UIView()
    let jealous = Jealous()
    let rival = CallView("rival", CallLog())
    jealous.rival = rival
    box.addSubview(jealous)
    box.addSubview(rival)
    stage.root.addSubview(box)
    #expect(rival.superview == nil && rival.window == nil)
    jealous.takesOutItself = true
    box.removeFromSuperview()
    stage.root.addSubview(box)
    #expect(jealous.superview == nil && jealous.window == nil)
    #expect(box.subviews.isEmpty && box.layer.sublayers?.isEmpty != false)
    stage.advance(0.05)
  }

  @Test func aViewThatMovesItsSuperviewIntoItselfOnItsWayIn() {
    final class Twister: UIView {
      override func willMove(toSuperview newSuperview: UIView?) {
        if let newSuperview, newSuperview.superview !== self { addSubview(newSuperview) }
      }
    }
    let twister = Twister()
    let box = UIView()
    let messages = diagnostics { box.addSubview(twister) }
    #expect(messages.count == 1)
    #expect(box.superview === twister && twister.superview == nil)
  }

  @Test func viewsTakenOutDuringLayout() {
    final class Tidy: UIView {
      override func layoutSubviews() {
        for view in subviews { view.removeFromSuperview() }
        superview?.subviews.last?.removeFromSuperview()
      }
    }
    let tidy = Tidy(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<5 { tidy.addSubview(UIButton(type: .system)) }
    let last = UILabel()
    last.text = "last"
    stage.root.addSubview(tidy)
    stage.root.addSubview(last)
    stage.advance(0.1)
    #expect(tidy.subviews.isEmpty)
    #expect(last.window == nil)
    stage.advance(1)
    #expect(stage.isIdle)
  }

  @Test func aViewThatAsksToBeDrawnWhileItIsDrawn() {
    final class Vain: UIView {
      var count = 0

      override func draw(_ rect: CGRect) {
        count += 1
        setNeedsDisplay()
        superview?.setNeedsLayout()
      }
    }
    let vain = Vain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(vain)
    stage.advance(0.5)
    // Once a frame, and no frame that waits for another.
    #expect(vain.count > 1 && vain.count <= 32)
    vain.removeFromSuperview()
    stage.advance(0.1)
    #expect(stage.isIdle)
  }

  @Test func anAppStartedTwiceOnOneLoop() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let loop = VirtualLoop()
    let hosts = [HeadlessHost(device: .phone), HeadlessHost(device: .phone)]
    var apps = hosts.map {
      ApplicationLauncher.launch(delegateType: Delegate.self, loop: loop, host: $0)
    }
    loop.advance(by: 0.1)
    #expect(apps[0].windows.count == 1 && apps[1].windows.count == 1)
    MainLoops.$current.withValue(loop) {
      #expect(UIApplication.shared === apps[1])
      apps[0].finish()
      apps[0].finish()
      hosts[0].input?.send(.touches([]))
      loop.advance(by: 0.1)
      #expect(UIApplication.shared === apps[1])
      #expect(apps[1].windows.count == 1)
      apps[1].finish()
    }
    apps = []
    loop.advance(by: 1)
    #expect(loop.isIdle)
  }
}
