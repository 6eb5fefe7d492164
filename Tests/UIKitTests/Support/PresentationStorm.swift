import UIKit
import UIKitTestSupport

/// Does things with controllers at random, as a seed has it.
@MainActor final class PresentationStorm {
  private(set) var faults: [String] = []
  /// What was done, for whoever looks into a seed.
  private(set) var story: [String] = []

  private var random: SeededGenerator
  private let leaks: LeakCheck
  private let robot: Robot
  private let navigation = UINavigationController()
  private weak var root: UIViewController?
  private var everyone: [Weak] = []
  private var count = 0
  /// How deep the calls within calls are, and whether it still rages.
  private var depth = 0
  private var isRaging = false
  /// Completions that are to come, each once.
  private var open: Set<Int> = []
  private var promises = 0

  private struct Weak { weak var controller: StormController? }

  init(seed: UInt64, leaks: LeakCheck) {
    random = SeededGenerator(seed: seed)
    self.leaks = leaks
    var device = HostDevice.phone
    device.scale = 0.5
    robot = Robot(UIViewController(), device: device)
    leaks.track(navigation, "the navigation controller")
    robot.run {
      navigation.setViewControllers([make()], animated: false)
      robot.window.rootViewController = navigation
    }
    root = navigation
  }

  func blame(_ fault: String) { faults.append(fault) }

  /// Lets `moments` things happen, and looks at what is left.
  func rage(moments: Int) -> [String] {
    let reports = Diagnostics.collect {
      isRaging = true
      for _ in 0..<moments {
        robot.run { act(on: anyone(), "moment") }
        robot.wait([0, 0.01, 0.05, 0.1, 0.3, 0.7].randomElement(using: &random) ?? 0)
      }
      isRaging = false
      calm()
    }
    // What an app may be told that asks for what cannot be.
    for report in reports
    where !["cannot be presented", "is presented already", "in the stack", "child of"]
      .contains(where: report.contains)
    {
      blame("reported: \(report)")
    }
    return faults
  }

  /// Something may happen within a call.
  func strike(_ controller: StormController, _ call: String) {
    guard isRaging, depth < 3, Int.random(in: 0..<6, using: &random) == 0 else { return }
    depth += 1
    // NB: one that is freed must not be kept by what it does.
    if call.hasSuffix("deinit") {
      act(on: navigation, call)
    } else {
      act(on: controller, call)
    }
    depth -= 1
  }

  // MARK: What happens

  private func act(on target: UIViewController, _ place: String) {
    let kind = Int.random(in: 0..<18, using: &random)
    story.append("\(robot.now) \(place): \(kind) on \(type(of: target))")
    let animated = Int.random(in: 0..<4, using: &random) > 0
    switch kind {
    case 0...3: target.present(makePresented(), animated: animated, completion: remember())
    case 4...6: target.dismiss(animated: animated, completion: promise("dismiss by \(place)"))
    case 7, 8: navigation.pushViewController(make(), animated: animated)
    case 9: navigation.popViewController(animated: animated)
    case 10: navigation.popToRootViewController(animated: animated)
    case 11:
      navigation.setViewControllers([make(), make()], animated: animated)
    case 12: if depth == 0 { robot.turnDevice() }
    case 13: if depth == 0 { robot.device.style = robot.device.style == .dark ? .light : .dark }
    case 14: navigation.setNavigationBarHidden(Bool.random(using: &random), animated: animated)
    case 15: navigation.setToolbarHidden(Bool.random(using: &random), animated: animated)
    case 16: robot.window.isHidden.toggle()
    default: swapRoot()
    }
  }

  private func swapRoot() {
    let window = robot.window
    guard window.rootViewController === navigation else {
      window.rootViewController = navigation
      return
    }
    window.rootViewController = make()
  }

  private func anyone() -> UIViewController {
    var top: UIViewController = robot.window.rootViewController ?? navigation
    while let next = top.presentedViewController, Bool.random(using: &random) { top = next }
    return top
  }

  private func make() -> StormController {
    count += 1
    let made = StormController("c\(count)", self)
    leaks.track(made, "c\(count)")
    everyone.append(Weak(controller: made))
    return made
  }

  private func makePresented() -> UIViewController {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return makeAlert(.alert)
    case 1: return makeAlert(.actionSheet)
    case 2:
      let made = UINavigationController(rootViewController: make())
      leaks.track(made, "a presented navigation controller")
      return made
    default:
      let made = make()
      made.modalPresentationStyle =
        [.automatic, .fullScreen, .overFullScreen, .formSheet, .popover]
        .randomElement(using: &random) ?? .automatic
      made.modalTransitionStyle = Bool.random(using: &random) ? .coverVertical : .crossDissolve
      return made
    }
  }

  private func makeAlert(_ style: UIAlertController.Style) -> UIAlertController {
    let made = UIAlertController(title: "Storm", message: "At sea", preferredStyle: style)
    made.addAction(UIAlertAction(title: "Ahoy", style: .default))
    made.addAction(UIAlertAction(title: "Back", style: .cancel))
    leaks.track(made, "an alert")
    return made
  }

  /// A completion that has to come, once.
  private func promise(_ what: String) -> () -> Void {
    promises += 1
    let number = promises
    open.insert(number)
    names[number] = what
    return { [weak self] in
      guard let self else { return }
      if open.remove(number) == nil { blame("\(what) is completed twice") }
    }
  }

  private var names: [Int: String] = [:]

  /// A completion that comes once at most: what was presented may go before it has come.
  private func remember() -> () -> Void {
    var isCalled = false
    return { [weak self] in
      if isCalled { self?.blame("a presentation is completed twice") }
      isCalled = true
    }
  }

  // MARK: Afterwards

  private func calm() {
    let window = robot.window
    robot.run {
      window.isHidden = false
      window.rootViewController = navigation
    }
    settle("the storm")
    robot.run { navigation.dismiss(animated: Bool.random(using: &random)) }
    settle("the last dismissal")
    if navigation.presentedViewController != nil { blame("something is still presented") }
    if window.subviews != [navigation.view] {
      blame("left in the window: \(window.subviews.map { type(of: $0) })")
    }
    if navigation.view.frame != window.bounds {
      blame("the root's frame is \(navigation.view.frame)")
    }
    if navigation.view.clipsToBounds { blame("the root clips") }
    for number in open.sorted() { blame("never completed: \(names[number] ?? "")") }
    look(navigation.view)
    for weak in everyone {
      if let one = weak.controller, !one.isAtRest { blame(one.shortState) }
    }
    checkTop()
    robot.run { navigation.setViewControllers([make()], animated: false) }
    settle("the end")
  }

  private func checkTop() {
    guard let top = navigation.topViewController, let view = top.viewIfLoaded else {
      return blame("nothing is shown")
    }
    if view.superview == nil || view.frame.size != navigation.view.bounds.size {
      blame("the top has the frame \(view.frame) in \(type(of: view.superview))")
    }
    if view.superview?.subviews.count != 1 {
      blame("pages: \(view.superview?.subviews.count ?? 0)")
    }
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 60))
    robot.run {
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }
    settle("a button")
    let middle = view.convert(button.center, to: nil)
    _ = try? robot.touchDown(at: middle).up()
    settle("a tap")
    if taps != 1 { blame("a tap does nothing") }
  }

  private func look(_ view: UIView) {
    if !view.transform.isIdentity { blame("\(type(of: view)) has the transform \(view.transform)") }
    for child in view.subviews { look(child) }
  }

  private func settle(_ what: String) {
    do {
      try robot.settle(limit: 20)
    } catch {
      blame("after \(what) it never rests: \(error.reason)")
    }
  }
}
