import Testing
import UIKit

@MainActor @Suite struct UIActivityIndicatorViewTests {
  private let stage = Stage(device: .coarse)
  private let wheel = UIActivityIndicatorView(style: .large)

  init() {
    wheel.frame.origin = CGPoint(x: 100, y: 100)
    stage.root.addSubview(wheel)
    stage.advance(0.1)
    stage.forgetFrames()
  }

  @Test func beginsStoppedAndHidden() {
    #expect(!wheel.isAnimating && wheel.isHidden && wheel.hidesWhenStopped)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .medium).bounds.width == 20)
    #expect(UIActivityIndicatorView.Style.medium.rawValue == 100)
  }

  @Test func turnsEightTimesASecond() {
    wheel.startAnimating()
    stage.advance(0.02)
    stage.forgetFrames()
    stage.advance(2)
    #expect(!wheel.isHidden && stage.frames.count == 16)
  }

  @Test func costsNothingStoppedHiddenOrOutside() {
    func frames(_ change: () -> Void) -> Int {
      change()
      stage.advance(0.3)
      stage.forgetFrames()
      stage.advance(1)
      return stage.frames.count
    }
    #expect(frames { wheel.startAnimating() } == 8)
    #expect(frames { wheel.isHidden = true } == 0)
    #expect(stage.isIdle && wheel.isAnimating)
    #expect(frames { wheel.isHidden = false } == 8)
    #expect(frames { stage.root.isHidden = true } == 0)
    #expect(frames { stage.root.isHidden = false } == 8)
    #expect(frames { wheel.removeFromSuperview() } == 0)
    #expect(stage.isIdle)
    #expect(frames { stage.root.addSubview(wheel) } == 8)
    #expect(frames { wheel.stopAnimating() } == 0)
    #expect(stage.isIdle && wheel.isHidden)
  }

  @Test func mayStayVisibleWhenStopped() {
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
  }

  @Test func saysWhetherSomethingGoesOn() {
    #expect(wheel.accessibilityLabel == "Progress halted")
    wheel.startAnimating()
    #expect(wheel.accessibilityLabel == "In progress")
  }

  @Test func goesWhileItTurns() {
    weak var gone: UIActivityIndicatorView?
    do {
      let wheel = UIActivityIndicatorView(style: .medium)
      gone = wheel
      wheel.startAnimating()
      stage.root.addSubview(wheel)
      stage.advance(0.5)
      wheel.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}
