import Foundation
import UIKitLayers

/// What assistive technology knows of an app's screen: reads it when asked, and does with one element what is asked for.
@MainActor final class Elements {
  let numbers = ElementNumbers()

  /// All of it, window by window from back to front. What has no place in sight, and cannot be scrolled there, is left
  /// out.
  func read(_ application: UIApplication) -> [HostElement] {
    let isMirrored = application.userInterfaceLayoutDirection == .rightToLeft
    return application.windows.filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { window in
      ElementReader(
        numbers: numbers, root: application.screen.tree.rootLayer, isRightToLeft: isMirrored,
        focused: window.focusSystem.focusedView
      ).read(window, in: application.screen.bounds)
    }
  }

  /// Does it. Returns where to touch, in points of the screen, when that is what is left to do.
  func act(_ action: HostAction, on number: Int, in application: UIApplication) -> CGPoint? {
    if action == .escape {
      _ = application.performEscapeGesture()
      return nil
    }
    let object = numbers.object(number)
    if let element = object as? UIAccessibilityElement {
      return act(action, on: element, in: application)
    }
    guard let view = object as? UIView, let window = view.window, window.reaches(view) else {
      return nil
    }
    switch action {
    case .activate:
      guard !view.accessibilityTraits.contains(.notEnabled) else { return nil }
      view.showInScrollViews()
      if view.accessibilityActivate() { return nil }
      return view.touchPoint(in: application)
    case .increment: view.accessibilityIncrement()
    case .decrement: view.accessibilityDecrement()
    case .focus:
      view.showInScrollViews()
      if view is any UITextInput {
        view.becomeFirstResponder()
      } else if view.canBecomeFocused {
        _ = window.focusSystem.move(to: view, .next)
      }
    case .show: view.showInScrollViews()
    case .escape: break
    }
    return nil
  }

  private func act(
    _ action: HostAction, on element: UIAccessibilityElement, in application: UIApplication
  ) -> CGPoint? {
    guard let view = element.containerView, let window = view.window, window.reaches(view) else {
      return nil
    }
    switch action {
    case .activate:
      guard !element.accessibilityTraits.contains(.notEnabled) else { return nil }
      if element.accessibilityActivate() { return nil }
      return element.accessibilityActivationPoint
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .focus, .show: view.showInScrollViews()
    case .escape: break
    }
    return nil
  }
}

extension UIWindow {
  /// Whether assistive technology gets to a view: nothing on the way to it is hidden or lies behind what is modal.
  fileprivate func reaches(_ view: UIView) -> Bool {
    var current = view
    while let parent = current.superview {
      guard parent.accessibleSubviews.contains(where: { $0 === current }) else { return false }
      current = parent
    }
    return current === self
  }
}

extension UIView {
  /// Moves the scroll views around the view so that it is in sight, the innermost first.
  fileprivate func showInScrollViews() {
    var current = superview
    while let around = current {
      if let scroll = around as? UIScrollView {
        scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
      }
      current = around.superview
    }
  }

  /// The middle of what can be seen of the view.
  fileprivate func touchPoint(in application: UIApplication) -> CGPoint? {
    let root = application.screen.tree.rootLayer
    var clip = application.screen.bounds
    var current: UIView? = self
    while let view = current {
      if view === self || view.clipsToBounds {
        clip = clip.intersection(view.layer.convert(view.bounds, to: root))
      }
      current = view.superview
    }
    return clip.isEmpty ? nil : CGPoint(x: clip.midX, y: clip.midY)
  }
}
