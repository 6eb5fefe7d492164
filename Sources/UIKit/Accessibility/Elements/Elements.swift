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

  /// The number of an object that is on the screen, or of the first that lies in it; nil when there is none.
  func number(in object: UIResponder, of application: UIApplication) -> Int? {
    let all = read(application).flatMap(\.selfAndDescendants)
    let own = numbers.number(of: object)
    if all.contains(where: { $0.id == own }) { return own }
    let view = (object as? UIViewController)?.viewIfLoaded ?? object as? UIView
    guard let view else { return nil }
    return all.first { element in
      let found = numbers.object(element.id)
      let place = (found as? UIAccessibilityElement)?.containerView ?? found as? UIView
      return place?.isDescendant(of: view) == true
    }?.id
  }

  /// Whether a finger at a point of the screen is for it or for something in it; what takes no touches itself, as a label,
  /// is used with what it lies in.
  func takesTouches(_ number: Int, at point: CGPoint, in application: UIApplication) -> Bool {
    let object = numbers.object(number)
    guard var view = (object as? UIAccessibilityElement)?.containerView ?? object as? UIView,
      let touched = application.hit(point, with: UIEvent(sequence: ()))?.view
    else { return false }
    while !view.isUserInteractionEnabled, let around = view.superview { view = around }
    return touched.isDescendant(of: view)
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
    if action.isUse {
      guard !view.accessibilityTraits.contains(.notEnabled), view.letsTouchesIn else { return nil }
    }
    switch action {
    case .activate:
      view.showInScrollViews()
      // Whoever follows the scrolling may have taken it away.
      guard view.window === window else { return nil }
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
    if action.isUse {
      guard !element.accessibilityTraits.contains(.notEnabled), view.letsTouchesIn,
        view.isUserInteractionEnabled
      else { return nil }
    }
    switch action {
    case .activate:
      view.showInScrollViews(element)
      guard view.window === window else { return nil }
      if element.accessibilityActivate() { return nil }
      return element.accessibilityActivationPoint
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .focus, .show: view.showInScrollViews(element)
    case .escape: break
    }
    return nil
  }
}

extension HostAction {
  /// Whether it changes what it is done with.
  fileprivate var isUse: Bool {
    switch self {
    case .activate, .increment, .decrement: true
    case .focus, .show, .escape: false
    }
  }
}

extension UIWindow {
  /// Whether assistive technology gets to a view: nothing on the way to it is hidden or lies behind what is modal.
  fileprivate func reaches(_ view: UIView) -> Bool {
    guard isAccessible else { return false }
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
  fileprivate func showInScrollViews() { show(bounds, from: superview) }

  /// The same for a part of the view, which may be what is scrolled.
  fileprivate func showInScrollViews(_ element: UIAccessibilityElement) {
    let place = fromScreen(element.accessibilityFrame)
    if place.isPlace { show(place, from: self) }
  }

  private func show(_ place: CGRect, from first: UIView?) {
    var current = first
    while let around = current {
      if let scroll = around as? UIScrollView {
        scroll.scrollRectToVisible(convert(place, to: scroll), animated: false)
      }
      current = around.superview
    }
  }

  /// Whether nothing that the view lies in keeps touches away.
  fileprivate var letsTouchesIn: Bool {
    var current = superview
    while let around = current {
      guard around.isUserInteractionEnabled else { return false }
      current = around.superview
    }
    return true
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
