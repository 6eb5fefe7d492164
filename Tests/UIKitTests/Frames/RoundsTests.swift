import Testing
import UIKit
import UIKitLoop

/// The same thing ten thousand times: nothing is left of it.
@MainActor @Suite struct RoundsTests {
  private let stage = Stage(device: .tiny)
  private let rounds = 10_000

  /// Counts those of its kind that live.
  private final class Census {
    private(set) var count = 0

    func come() { count += 1 }
    func go() { count -= 1 }
  }

  private final class CountedView: UIView {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      super.init(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
      census.come()
    }

    required init?(coder: NSCoder) {
      return nil
    }

    isolated deinit { census.go() }
  }

  private final class CountedController: UIViewController {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      super.init(nibName: nil, bundle: nil)
      census.come()
    }

    required init?(coder: NSCoder) {
      return nil
    }

    isolated deinit { census.go() }

    override func loadView() { view = CountedView(census) }
  }

  @Test func viewsThatComeAndGo() {
    let census = Census()
    for round in 0..<rounds {
      let view = CountedView(census)
      view.backgroundColor = .red
      view.addSubview(CountedView(census))
      stage.root.addSubview(view)
      if round % 100 == 0 { stage.advance(0.02) }
      view.removeFromSuperview()
    }
    stage.advance(0.1)
    #expect(census.count == 0)
    #expect(stage.root.subviews.isEmpty && stage.root.layer.sublayers?.isEmpty != false)
    #expect(stage.isIdle)
  }

  @Test func animationsThatInterruptEachOther() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.backgroundColor = .red
    stage.root.addSubview(view)
    let census = Census()
    var ends = 0
    for round in 0..<rounds {
      let token = CountedController(census)
      UIView.animate(withDuration: 1) {
        view.center = CGPoint(x: round % 7, y: round % 5)
        view.alpha = CGFloat(round % 3) / 3
      } completion: { _ in
        ends += 1
        _ = token
      }
      if round % 100 == 0 { stage.advance(0.02) }
    }
    #expect(census.count < 250, "completions of animations that were replaced are kept")
    stage.advance(2)
    #expect(ends == rounds)
    #expect(census.count == 0)
    #expect(view.layer.animationKeys()?.isEmpty != false)
    #expect(stage.isIdle)
  }

  @Test func windowsThatAreShownHiddenAndFreed() {
    let census = Census()
    let count = stage.application.windows.count
    MainLoops.$current.withValue(stage.loop) {
      for round in 0..<rounds / 10 {
        let window = UIWindow()
        window.rootViewController = CountedController(census)
        window.makeKeyAndVisible()
        if round % 50 == 0 { stage.advance(0.02) }
        if round % 2 == 0 { window.isHidden = true }
      }
    }
    stage.advance(0.1)
    #expect(census.count == 0)
    #expect(stage.application.windows.count == count)
    #expect(stage.isIdle)
  }

  @Test func childrenThatComeAndGo() throws {
    let census = Census()
    let parent = try #require(stage.window.rootViewController)
    for round in 0..<rounds {
      let child = CountedController(census)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      if round % 100 == 0 { stage.advance(0.02) }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    stage.advance(0.1)
    #expect(census.count == 0)
    #expect(parent.children.isEmpty && parent.view.subviews.isEmpty)
    #expect(stage.isIdle)
  }

  @Test func recognisersThatComeAndGoUnderAFinger() {
    weak var last: UIGestureRecognizer?
    for round in 0..<rounds / 10 {
      let press = UILongPressGestureRecognizer()
      last = press
      stage.root.addGestureRecognizer(press)
      stage.touch(.began, 2, 2)
      if round % 2 == 0 { stage.touch(.ended, 2, 2) }
      stage.root.removeGestureRecognizer(press)
      if round % 2 == 1 { stage.touch(.cancelled, 2, 2) }
    }
    #expect(last == nil)
    stage.advance(1)
    #expect(stage.isIdle)
  }

  @Test func appsThatComeAndGo() {
    weak var last: UIApplication?
    for _ in 0..<rounds / 20 {
      let stage = Stage(device: .tiny)
      stage.touch(.began, 2, 2)
      last = stage.application
      stage.application.finish()
    }
    #expect(last == nil)
  }
}

extension HostDevice {
  /// A screen of a hundred pixels.
  fileprivate static var tiny: HostDevice {
    var device = HostDevice.phone
    device.size = CGSize(width: 10, height: 10)
    device.scale = 1
    device.safeAreaInsets = .zero
    return device
  }
}
