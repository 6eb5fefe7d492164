import Testing
import UIKit
import UIKitLoop

/// Animations that are started, ended and robbed of their views where it is least expected.
@MainActor @Suite struct AnimationMisuseTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    stage.root.addSubview(view)
    stage.advance(0.05)
  }

  private func run(_ body: () -> Void) {
    MainLoops.$current.withValue(stage.loop) { body() }
  }

  @Test func completionsThatStartTheNextOne() {
    var count = 0
    func next() {
      guard count < 20 else { return }
      count += 1
      UIView.animate(withDuration: 0.05) {
        view.center.x = CGFloat(count)
      } completion: { _ in
        next()
      }
    }
    run(next)
    stage.advance(3)
    #expect(count == 20)
    #expect(stage.isIdle)
  }

  @Test func completionsThatStartTheNextOneWithoutEndAndWithoutDuration() {
    var count = 0
    func next() {
      guard count < 20_000 else { return }
      count += 1
      UIView.animate(withDuration: 0, animations: {}) { _ in next() }
    }
    run {
      next()
      for _ in 0..<100 where count < 20_000 { stage.advance(0.05) }
    }
    #expect(count == 20_000)
    #expect(stage.isIdle)
  }

  @Test func blocksWithinBlocks() {
    func nest(_ depth: Int) {
      guard depth > 0 else {
        view.center.x = 300
        return
      }
      UIView.animate(withDuration: 0.1) { nest(depth - 1) }
    }
    run { nest(200) }
    stage.advance(0.5)
    #expect(view.center.x == 300)
    #expect(stage.isIdle)
  }

  @Test func aCompletionThatFreesItsView() {
    weak var weakView: UIView?
    var results: [Bool] = []
    do {
      var own: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      weakView = own
      stage.root.addSubview(own!)
      run {
        UIView.animate(withDuration: 0.1) {
          own?.alpha = 0
          own?.center.x = 99
        } completion: {
          results.append($0)
          own?.removeFromSuperview()
          own = nil
        }
      }
    }
    stage.advance(0.5)
    #expect(results == [true])
    #expect(weakView == nil)
  }

  @Test func aCompletionThatEndsAllOthers() {
    var results: [String] = []
    run {
      for index in 0..<5 {
        let other = UIView(frame: view.frame)
        stage.root.addSubview(other)
        UIView.animate(withDuration: 0.1) {
          other.center.x = 200
        } completion: { finished in
          results.append("\(index) \(finished)")
          for sibling in stage.root.subviews { sibling.layer.removeAllAnimations() }
          for sibling in stage.root.subviews { sibling.removeFromSuperview() }
        }
      }
    }
    stage.advance(0.5)
    #expect(results.count == 5)
    #expect(Set(results.map { $0.prefix(1) }).count == 5)
    #expect(stage.root.subviews.isEmpty)
    #expect(stage.isIdle)
  }

  @Test func aBlockThatTakesItsOwnViewOut() {
    var results: [Bool] = []
    run {
      UIView.animate(withDuration: 0.1) {
        view.center.x = 200
        view.removeFromSuperview()
        view.center.x = 100
      } completion: {
        results.append($0)
      }
    }
    stage.advance(0.5)
    #expect(results.count == 1)
    #expect(view.center.x == 100)
    stage.root.addSubview(view)
    stage.tap(100, 20)
    #expect(stage.root.hitTest(view.center, with: nil) === view)
    #expect(stage.isIdle)
  }

  @Test func aLayoutThatAnimates() {
    final class Lively: UIView {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      var layouts = 0

      override func layoutSubviews() {
        layouts += 1
        if dot.superview == nil { addSubview(dot) }
        UIView.animate(withDuration: 0.1) { self.dot.center.x += 10 }
      }
    }
    let lively = Lively(frame: view.frame)
    stage.root.addSubview(lively)
    stage.advance(1)
    #expect(lively.layouts > 0 && lively.layouts < 10)
    #expect(stage.isIdle)
  }

  @Test func aWindowHiddenInTheMiddleOfAnAnimation() {
    var results: [Bool] = []
    run {
      UIView.animate(withDuration: 1) {
        view.center.x = 300
      } completion: {
        results.append($0)
      }
    }
    stage.advance(0.2)
    stage.window.isHidden = true
    stage.advance(2)
    #expect(results.count == 1)
    stage.window.isHidden = false
    stage.advance(1)
    #expect(stage.root.hitTest(view.center, with: nil) === view)
    #expect(stage.isIdle)
  }
}
