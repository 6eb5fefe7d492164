import Foundation
import Testing
import UIKit

/// Arranged views that come and go, in animations and for ever.
@MainActor @Suite struct StackCollapseTests {
  private let stage = Stage()
  private let stack = UIStackView(frame: CGRect(x: 10, y: 100, width: 300, height: 100))

  init() {
    stage.root.addSubview(stack)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> Box {
    let box = Box(width, height)
    stack.addArrangedSubview(box)
    return box
  }

  @Test func hidingInAnAnimationCollapses() {
    let boxes = [box(100, 100), box(100, 100), box(100, 100)]
    stage.advance(0.1)
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      boxes[1].isHidden = true
    } completion: { _ in
      isDone = true
    }
    #expect(boxes[1].isHidden)
    stage.advance(0.5)
    let middle = boxes[1].layer.presentation()!
    #expect(!boxes[1].layer.isHidden && abs(middle.bounds.width - 50) < 2)
    #expect(abs(boxes[0].layer.presentation()!.bounds.width - 150) < 2)
    stage.advance(0.6)
    #expect(isDone && boxes[1].layer.isHidden && boxes[1].bounds.width == 0)
    #expect(boxes.map(\.frame.width) == [200, 0, 100])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes[1].isHidden = false }
    #expect(!boxes[1].isHidden && !boxes[1].layer.isHidden)
    stage.advance(0.5)
    #expect(abs(boxes[1].layer.presentation()!.bounds.width - 50) < 2)
    stage.advance(0.6)
    #expect(boxes.map(\.frame.width) == [100, 100, 100])
  }

  @Test func shownAgainBeforeItHasCollapsed() {
    let boxes = [box(100, 100), box(100, 100), box(100, 100)]
    stage.advance(0.1)
    UIView.animate(withDuration: 1) { boxes[1].isHidden = true }
    stage.advance(0.3)
    UIView.animate(withDuration: 0.5) { boxes[1].isHidden = false }
    stage.advance(2)
    #expect(!boxes[1].isHidden && !boxes[1].layer.isHidden)
    #expect(boxes.map(\.frame.width) == [100, 100, 100])
    UIView.animate(withDuration: 1) { boxes[1].isHidden = true }
    boxes[1].removeFromSuperview()
    stage.advance(2)
    #expect(boxes[1].isHidden && stack.arrangedSubviews.count == 2)
  }

  @Test func stacksAndViewsGo() {
    weak var gone: UIStackView?
    weak var kept: UIView?
    do {
      let inner = UIStackView()
      stack.addArrangedSubview(inner)
      for _ in 0..<10_000 {
        let box = Box(1, 1)
        inner.addArrangedSubview(box)
        inner.setCustomSpacing(3, after: box)
        kept = box
        box.removeFromSuperview()
      }
      let last = Box(1, 1)
      inner.addArrangedSubview(last)
      stage.advance(0.1)
      UIView.animate(withDuration: 1) { last.isHidden = true }
      inner.removeFromSuperview()
      gone = inner
    }
    stage.advance(2)
    #expect(gone == nil && kept == nil)
  }
}
