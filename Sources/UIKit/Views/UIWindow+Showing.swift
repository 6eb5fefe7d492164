package import Foundation
import UIKitLayers

extension UIWindow {
  func show() {
    application.windowList.bringToFront(self)
    let wasHidden = isHidden
    setHiddenFlag(false)
    restack()
    if wasHidden { rootViewController?.appear() }
    updateSafeArea()
  }

  func hide() {
    guard !isHidden else { return }
    giveUpFirstResponder(in: self)
    rootViewController?.disappear()
    setHiddenFlag(true)
    layer.removeFromSuperlayer()
    if application.keyWindow === self { application.changeKeyWindow(to: nil) }
  }

  /// Puts the layers of the visible windows into the screen's tree in their order.
  func restack() {
    for window in application.windows where !window.isHidden && window.screen === screen {
      screen.tree.rootLayer.addSublayer(window.layer)
    }
  }

  func exchangeRoot(_ old: UIViewController?, for new: UIViewController?) {
    // What the old root presents lies on it and goes with it.
    old?.presentationAbove?.end()
    old?.viewIfLoaded?.removeFromSuperview()
    // What it presented as it went.
    old?.presentationAbove?.end()
    new?.loadViewIfNeeded()
    // NB: loading and appearing are code of the app, which may put yet another controller in place.
    guard rootViewController === new, let view = new?.view else { return seatRoot() }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    guard rootViewController !== new else { return }
    view.removeFromSuperview()
    seatRoot()
  }

  /// What was put in place within the calls that took it out is out now, and comes back.
  private func seatRoot() {
    guard let root = rootViewController, let view = root.viewIfLoaded, view.superview !== self
    else {
      return
    }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  func convertToScreen(_ point: CGPoint) -> CGPoint {
    layer.convert(point, to: screen.tree.rootLayer)
  }

  package func convertFromScreen(_ point: CGPoint) -> CGPoint {
    layer.convert(point, from: screen.tree.rootLayer)
  }

  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    guard firstResponder !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    isChangingFirstResponder = true
    defer {
      isChangingFirstResponder = false
      showInputViews()
    }
    if let present = firstResponder, !present.resignFirstResponder() { return false }
    // What giving up has called may have let another one in, or taken this one out of the window.
    guard firstResponder == nil, responder.responderWindow === self else { return false }
    firstResponder = responder
    // What is typed is to be seen. A text view scrolls to its caret itself.
    (responder as? UITextField)?.scrollIntoSight()
    if let focused = focusSystem.focusedView, focused !== responder { focusSystem.rest() }
    return true
  }

  /// Shows the input views of the first responder; an area is made when there are any.
  func showInputViews() {
    // A window that does not get the keys shows nothing to type with; its first responder stays what it is.
    let first = isKeyWindow ? firstResponder : nil
    guard inputArea != nil || first?.inputView != nil || first?.inputAccessoryView != nil else {
      return
    }
    let area = inputArea ?? InputArea(frame: .zero)
    inputArea = area
    area.show(first, in: self)
  }

  /// The first responder resigns when its view leaves the window, whatever it would like.
  func giveUpFirstResponder(in view: UIView) {
    guard let responder = firstResponder else { return }
    let home = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard home?.isDescendant(of: view) == true else { return }
    guard !responder.resignFirstResponder(), firstResponder === responder else { return }
    firstResponder = nil
    responder.firstResponderWasTaken()
  }
}

extension UIWindow {
  /// Keys go elsewhere now, or come here: caret and input views show that.
  fileprivate func keyChanged() {
    showInputViews()
    (firstResponder as? any TextEditing)?.setNeedsLayout()
  }
}

extension UIView {
  func resignWithin(force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    let home = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard home?.isDescendant(of: self) == true else { return true }
    if force { window.giveUpFirstResponder(in: self) } else { responder.resignFirstResponder() }
    return window.firstResponder !== responder
  }
}

extension UIApplication {
  func changeKeyWindow(to window: UIWindow?) {
    guard keyWindow !== window, window?.canBecomeKey != false else { return }
    let old = keyWindow
    keyWindow = window
    old?.resignKey()
    window?.becomeKey()
    old?.keyChanged()
    window?.keyChanged()
  }
}
