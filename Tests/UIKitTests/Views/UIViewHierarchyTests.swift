import Testing
import UIKit

/// Who lies in whom, in which order, and what views are told when that changes.
@MainActor @Suite struct UIViewHierarchyTests {
  private let stage = Stage()
  private let log = CallLog()

  @Test func addingMovingAndRemovingTellInUIKitsOrder() {
    let first = CallView("first", log)
    let second = CallView("second", log)
    let child = CallView("child", log)
    stage.root.addSubview(first)
    stage.root.addSubview(second)
    _ = log.take()
    first.addSubview(child)
    #expect(
      log.take() == [
        "child.willMoveToSuperview first", "child.willMoveToWindow window",
        "child.didMoveToWindow window", "child.didMoveToSuperview first", "first.didAdd child",
      ])
    // Within a window nothing is said of the window.
    second.addSubview(child)
    #expect(
      log.take() == [
        "first.willRemove child", "child.willMoveToSuperview second",
        "child.didMoveToSuperview second", "second.didAdd child",
      ])
    #expect(first.subviews.isEmpty && child.superview === second)
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "second.willRemove child", "child.willMoveToSuperview nil", "child.willMoveToWindow nil",
        "child.didMoveToWindow nil", "child.didMoveToSuperview nil",
      ])
    #expect(child.superview == nil && child.window == nil)
    child.removeFromSuperview()
    #expect(log.take().isEmpty)
  }

  @Test func aTreeEntersItsWindowWithItsRoot() {
    let outer = CallView("outer", log)
    let inner = CallView("inner", log)
    outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner.willMoveToSuperview outer", "inner.didMoveToSuperview outer", "outer.didAdd inner",
      ])
    stage.root.addSubview(outer)
    let calls = log.take()
    #expect(calls.contains("inner.didMoveToWindow window"))
    #expect(!calls.contains { $0.hasPrefix("inner.willMoveToSuperview") })
    #expect(inner.window === stage.window)
  }

  @Test func placesAmongSiblingsAreThoseOfTheLayers() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    let late = UIView()
    func isOrdered(_ expected: [UIView]) -> Bool {
      parent.subviews == expected && parent.layer.sublayers == expected.map(\.layer)
    }
    parent.insertSubview(late, belowSubview: views[1])
    #expect(isOrdered([views[0], late, views[1], views[2]]))
    parent.insertSubview(late, aboveSubview: views[2])
    #expect(isOrdered([views[0], views[1], views[2], late]))
    parent.insertSubview(late, at: 0)
    #expect(isOrdered([late, views[0], views[1], views[2]]))
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(isOrdered([views[1], views[0], late, views[2]]))
    parent.bringSubviewToFront(views[1])
    #expect(isOrdered([views[0], late, views[2], views[1]]))
    parent.sendSubviewToBack(views[2])
    #expect(isOrdered([views[2], views[0], late, views[1]]))
  }

  @Test func pointsConvertThroughTransformsAndScrolledBounds() {
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.bounds.origin = CGPoint(x: 10, y: 20)
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    // The inner view's frame is twice as large around (40, 50).
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 80, height: 80))
    #expect(inner.convert(CGPoint.zero, to: stage.root) == CGPoint(x: 90, y: 90))
    #expect(inner.convert(CGPoint(x: 90, y: 90), from: nil) == .zero)
    #expect(
      stage.root.convert(inner.bounds, from: inner)
        == CGRect(x: 90, y: 90, width: 80, height: 80))
  }

  @Test func hitTestingFollowsUIKitsRules() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    parent.addSubview(child)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      parent.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    #expect(hit(50, 50) === child && hit(0, 0) === parent)
    #expect(hit(100, 0) == nil && hit(60, 90) === parent)
    // Outside of the parent a child cannot be reached.
    #expect(hit(120, 60) == nil)
    child.alpha = 0.009
    #expect(hit(60, 60) === parent)
    child.alpha = 0.01
    #expect(hit(60, 60) === child)
    child.isHidden = true
    #expect(hit(60, 60) === parent)
    child.isHidden = false
    parent.isUserInteractionEnabled = false
    #expect(hit(60, 60) == nil)
  }

  @Test func subviewsFollowTheirMask() {
    func follow(_ mask: UIView.AutoresizingMask, turned: Bool = false) -> CGRect {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      if turned { child.transform = CGAffineTransform(rotationAngle: .pi / 4) }
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size = CGSize(width: 200, height: 200)
      return CGRect(origin: child.center, size: child.bounds.size)
    }
    #expect(follow([]) == CGRect(x: 40, y: 40, width: 40, height: 40))
    #expect(
      follow([.flexibleWidth, .flexibleHeight]) == CGRect(x: 90, y: 90, width: 140, height: 140))
    #expect(
      follow([.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 140, y: 140, width: 40, height: 40))
    #expect(
      follow([.flexibleLeftMargin, .flexibleTopMargin], turned: true)
        == CGRect(x: 140, y: 140, width: 40, height: 40))
  }

  @Test func tintAndDarkComeFromAbove() {
    let parent = UIView()
    let child = UIView()
    child.backgroundColor = .systemBackground
    parent.addSubview(child)
    stage.root.addSubview(parent)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintColor != .red && child.tintAdjustmentMode == .dimmed)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .red)
    #expect(child.layer.backgroundColor == UIColor.white.cgColor)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.layer.backgroundColor == UIColor.black.cgColor)
    parent.overrideUserInterfaceStyle = .light
    #expect(child.layer.backgroundColor == UIColor.white.cgColor)
    #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func safeAreaReachesAsFarAsAViewIsUnderIt() {
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    stage.root.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 400
    #expect(view.safeAreaInsets == .zero)
    stage.window.rootViewController?.additionalSafeAreaInsets.top = 10
    #expect(stage.root.safeAreaInsets.top == 57)
  }
}
