import Foundation
import Testing
import UIKit

/// Content insets, and what the safe area adds to them.
@Suite @MainActor struct ScrollInsetTests {
  private let stage = Stage()

  private func scroll(height: CGFloat = 5000, in parent: UIView? = nil) -> UIScrollView {
    let scroll = UIScrollView(frame: stage.root.bounds)
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: height)
    (parent ?? stage.root).addSubview(scroll)
    return scroll
  }

  @Test("the safe area is added where there is something to scroll")
  func automatic() {
    let scroll = scroll()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentInset == .zero)
    // The content's beginning is seen below the edge.
    #expect(scroll.contentOffset.y == -47)
    scroll.contentSize.height = 100
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset.y == 0)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.top == 47)
  }

  @Test("never and always")
  func behaviors() {
    let scroll = scroll(height: 100)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.top == 47)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize.height = 5000
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentInset.top = 12
    #expect(scroll.adjustedContentInset.top == 12)
  }

  @Test("one's own insets add up, and the delegate is told of a change")
  func ownInsets() {
    let log = ScrollLog()
    let scroll = scroll()
    scroll.delegate = log
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 57, left: 0, bottom: 54, right: 0))
    #expect(log.calls == ["scroll", "inset"])
    #expect(scroll.contentOffset.y == -57)
    scroll.contentInset.bottom = 20
    #expect(log.calls == ["scroll", "inset"])
  }

  @Test("what the inset keeps free the content need not keep free once more")
  func content() {
    let scroll = scroll()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: scroll.bounds.width, height: 5000))
    scroll.addSubview(content)
    #expect(content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset = .zero
    #expect(content.safeAreaInsets.top == 47)
    scroll.contentOffset.y = 20
    #expect(content.safeAreaInsets.top == 67)
  }

  @Test("in a navigation controller content that fits begins below the bar, too")
  func page() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    stage.window.rootViewController = navigation
    stage.advance(0.1)
    let scroll = scroll(height: 10, in: page.view)
    stage.advance(0.1)
    #expect(scroll.adjustedContentInset.top == page.view.safeAreaInsets.top)
    #expect(scroll.adjustedContentInset.top > 47)
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
  }

  @Test("a larger view brings content back that would end above its end")
  func resize() {
    let scroll = scroll(height: 1000)
    scroll.contentOffset.y = 1000 + 34 - scroll.bounds.height
    let old = scroll.contentOffset.y
    scroll.frame.size.height += 50
    #expect(scroll.contentOffset.y < old)
    #expect(scroll.bounds.maxY <= 1000 + scroll.adjustedContentInset.bottom)
  }
}
