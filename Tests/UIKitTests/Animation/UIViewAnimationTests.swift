import Testing
import UIKit

/// Animations at exact times.
@MainActor @Suite struct UIViewAnimationTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.root.addSubview(view)
    stage.advance(1)
  }

  /// The centre that is seen.
  private var x: CGFloat { view.layer.presentation()?.position.x ?? view.center.x }

  private func near(_ value: CGFloat, _ expected: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(value - expected) <= tolerance
  }

  /// The curve (.42, 0, .58, 1) at half of its time is at half of its way, at a quarter at .1291619.
  @Test func defaultCurve() {
    view.center.x = 0
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    #expect(view.center.x == 100)
    stage.advance(0.25)
    #expect(near(x, 12.916, 0.01))
    stage.advance(0.25)
    #expect(near(x, 50))
    stage.advance(0.25)
    #expect(near(x, 87.084, 0.01))
    stage.advance(0.3)
    #expect(x == 100)
  }

  @Test func linearCurveAndDelay() {
    view.center.x = 0
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 100 }
    stage.advance(0.4)
    #expect(near(x, 0))
    stage.advance(0.6)
    #expect(near(x, 50))
    stage.advance(0.5)
    #expect(near(x, 100))
  }

  @Test func completionComesOnceAtTheEnd() {
    var results: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { results.append($0) }
    stage.advance(0.48)
    #expect(results == [])
    stage.advance(0.04)
    #expect(results == [true])
    stage.advance(2)
    #expect(results == [true])
  }

  @Test func blockThatChangesNothingCompletesAtOnce() {
    var results: [Bool] = []
    UIView.animate(withDuration: 5, animations: { view.alpha = 1 }) { results.append($0) }
    #expect(results == [true])
  }

  @Test func noDurationChangesAtOnce() {
    var results: [Bool] = []
    UIView.animate(withDuration: 0, animations: { view.center.x = 77 }) { results.append($0) }
    #expect(x == 77)
    #expect(results == [true])
  }

  @Test func secondAnimationTakesThePlaceFromWhereItIsSeen() {
    var first: [Bool] = []
    var second: [Bool] = []
    view.center.x = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 100
    } completion: {
      first.append($0)
    }
    stage.advance(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 0
    } completion: {
      second.append($0)
    }
    #expect(first == [false])
    stage.advance(0.5)
    #expect(near(x, 25))
    stage.advance(0.55)
    #expect(near(x, 0))
    #expect(second == [true])
  }

  @Test func removedAnimationsAreNotFinished() {
    var results: [Bool] = []
    view.center.x = 0
    UIView.animate(withDuration: 1, animations: { view.center.x = 100 }) { results.append($0) }
    stage.advance(0.5)
    view.layer.removeAllAnimations()
    #expect(results == [false])
    #expect(x == 100)
  }

  @Test func viewRemovedMidwayIsNotFinished() {
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 100 }) { results.append($0) }
    stage.advance(0.5)
    view.removeFromSuperview()
    stage.advance(0.1)
    #expect(results == [false])
  }

  @Test func repeatsForthAndBack() {
    view.center.x = 0
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
    ) { view.center.x = 100 }
    stage.advance(0.5)
    #expect(near(x, 50))
    stage.advance(1)
    #expect(near(x, 50))
    stage.advance(0.75)
    #expect(near(x, 25))
    stage.advance(10)
    #expect(near(x, 25))
    view.layer.removeAllAnimations()
    #expect(x == 100)
  }

  @Test func modifiedToRepeatTwice() {
    var results: [Bool] = []
    view.center.x = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 100 }
    } completion: {
      results.append($0)
    }
    stage.advance(1.5)
    #expect(near(x, 50))
    #expect(results == [])
    stage.advance(0.55)
    #expect(results == [true])
  }

  /// Damping ratio 1 over 1 s: 1 - (1 + wt) exp(-wt) with w = 9.2334134764515865.
  @Test func springWithoutOvershoot() {
    view.center.x = 0
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { view.center.x = 100 }
    let omega = 9.2334134764515865
    for step in 1...4 {
      stage.advance(0.1)
      let t = Double(step) / 10
      #expect(near(x, 100 * (1 - (1 + omega * t) * exp(-omega * t)), 0.05))
    }
  }

  /// Damping ratio .5 over 1 s: w = ln(1000 z / sqrt(1 - z^2)) / z.
  @Test func springThatSwings() {
    view.center.x = 0
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { view.center.x = 100 }
    let z = 0.5
    let omega = log(1000 * z / (1 - z * z).squareRoot()) / z
    let damped = omega * (1 - z * z).squareRoot()
    var overshoots = false
    for step in 1...9 {
      stage.advance(0.1)
      let t = Double(step) / 10
      let rest = exp(-z * omega * t) * (cos(damped * t) + z * omega / damped * sin(damped * t))
      #expect(near(x, 100 * (1 - rest), 0.05))
      overshoots = overshoots || x > 100
    }
    #expect(overshoots)
  }

  @Test func keyframes() {
    var results: [Bool] = []
    view.center = CGPoint(x: 0, y: 0)
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 40 }
    } completion: {
      results.append($0)
    }
    stage.advance(0.5)
    #expect(near(x, 50))
    stage.advance(0.5)
    #expect(near(x, 100))
    stage.advance(0.5)
    #expect(near(x, 70))
    stage.advance(0.55)
    #expect(near(x, 40))
    #expect(results == [true])
  }

  @Test func nestedBlocksTakeTheOuterDuration() {
    view.center.x = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 0.1) { view.center.x = 100 }
    }
    stage.advance(0.5)
    #expect(near(x, 50))
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func withoutAnimationInside() {
    view.center.x = 0
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 100 }
    }
    #expect(x == 100)
  }

  @Test func switchedOff() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 50 }) { results.append($0) }
    #expect(x == 50 && results == [true])
  }

  @Test func movingViewsTakeNoTouchesUnlessAllowed() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.root.addSubview(button)
    UIView.animate(withDuration: 1) { button.center.y += 10 }
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil) !== button)
    stage.advance(1.1)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === button)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      button.center.y += 10
    }
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === button)
  }

  @Test func viewsOutsideOfAWindowChangeAtOnce() {
    let loose = UIView()
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { loose.alpha = 0 }) { results.append($0) }
    stage.advance(0.05)
    #expect(results == [true])
  }

  @Test func layoutMovesAlong() {
    let box = CenteringView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(box)
    stage.advance(0.05)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      box.bounds.size.width = 200
    }
    stage.advance(0.5)
    #expect(near(box.child.layer.presentation()?.position.x ?? 0, 75))
  }

  @Test func closuresAreFreedAfterwards() {
    final class Token {}
    weak var gone: Token?
    do {
      let token = Token()
      gone = token
      UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 }) { [token] _ in
        _ = token
      }
    }
    #expect(gone != nil)
    stage.advance(0.3)
    #expect(gone == nil)
  }
}

@MainActor private final class CenteringView: UIView {
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func layoutSubviews() {
    if child.superview == nil { addSubview(child) }
    child.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  @Test func aViewThatWasTakenOutAtTheEndOfAnAnimationMovesAgain() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ends = 0
    for _ in 0..<3 {
      stage.root.addSubview(view)
      UIView.animate(withDuration: 0.2) {
        view.transform = CGAffineTransform(translationX: 50, y: 0)
      } completion: { _ in
        ends += 1
        view.transform = .identity
        view.removeFromSuperview()
      }
      stage.advance(0.5)
    }
    #expect(ends == 3)
  }
}
