import Foundation

extension UIWindow {
  /// What of the window can be used at present: what is presented topmost, or all.
  private var topmostView: UIView {
    topmostController?.viewIfLoaded ?? self
  }

  /// Where Tab stops, in reading order.
  var focusableViews: [UIView] {
    layoutIfNeeded()
    var found: [UIView] = []
    collect(topmostView, &found)
    let frames = found.map { $0.convert($0.bounds, to: self) }
    return FocusOrder.reading(frames, isRightToLeft: isRightToLeft).map { found[$0] }
  }

  /// Whether `view` is part of what can be used.
  func canReach(_ view: UIView) -> Bool {
    guard view.window === self, view.isDescendant(of: topmostView) else { return false }
    var current: UIView? = view
    while let candidate = current {
      if !candidate.isOpenToFocus, candidate !== self { return false }
      current = candidate.superview
    }
    return true
  }

  /// Whether something is presented over `view`.
  func isCovered(_ view: UIView) -> Bool { !view.isDescendant(of: topmostView) }

  private func collect(_ view: UIView, _ found: inout [UIView]) {
    guard view.isOpenToFocus || view === self else { return }
    if view.canBecomeFocused, !view.bounds.isEmpty { found.append(view) }
    for subview in view.subviews { collect(subview, &found) }
  }

  // MARK: Keys that nobody used

  /// Does what a key does by itself; whether it does anything.
  func useKey(_ press: UIPress, _ phase: UIPress.Phase) -> Bool {
    guard let key = press.key else { return false }
    let isBeginning = phase == .began
    switch key.keyCode {
    case .keyboardTab where key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]):
      guard phase == .began || phase == .changed else { return true }
      return focusSystem.move(key.modifierFlags.contains(.shift) ? .previous : .next)
    case .keyboardSpacebar:
      return useControl(phase)
    case .keyboardReturnOrEnter, .keypadEnter:
      return focusSystem.focusedView is UIButton && useControl(phase)
    case .keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow:
      guard isBeginning || phase == .changed else { return false }
      let isVertical = [.keyboardUpArrow, .keyboardDownArrow].contains(key.keyCode)
      return focusSystem.useArrow(direction(of: key.keyCode), isVertical: isVertical)
    default:
      if isBeginning { useEditingKey(press) }
      return false
    }
  }

  private func useControl(_ phase: UIPress.Phase) -> Bool {
    switch phase {
    case .began: return focusSystem.press()
    case .ended: return focusSystem.use()
    case .cancelled:
      focusSystem.release()
      return true
    default: return true
    }
  }

  private func direction(of key: UIKeyboardHIDUsage) -> ControlStep {
    let isMirrored = focusSystem.focusedView?.isRightToLeft == true
    switch key {
    case .keyboardUpArrow: return .up
    case .keyboardDownArrow: return .down
    case .keyboardRightArrow: return isMirrored ? .down : .up
    default: return isMirrored ? .up : .down
    }
  }
}

extension UIView {
  /// Whether the focus may be in here.
  fileprivate var isOpenToFocus: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01
  }

  /// Scrolls what lies around the view so that it can be seen, or a part of it.
  func scrollIntoSight(_ part: CGRect? = nil) {
    var current = superview
    while let view = current {
      if let scrollView = view as? UIScrollView {
        let margin = -(FocusRing.width + FocusRing.distance)
        let rect = convert((part ?? bounds).insetBy(dx: margin, dy: margin), to: scrollView)
        scrollView.scrollRectToVisible(rect, animated: true)
      }
      current = view.superview
    }
  }
}
