import Foundation

extension UIViewController {
  /// Brings the controller on without animation, its view being in the window already.
  func appear() {
    willAppear(false)
    // The safe area comes with the window: after `viewWillAppear`, before `viewIsAppearing`.
    viewIfLoaded?.window?.updateSafeArea()
    enteredWindow()
  }

  /// Takes the controller away without animation.
  func disappear() {
    willDisappear(false)
    endTransition()
  }

  /// The view is about to enter a visible window, or to leave it, with whatever it lies in.
  func windowWillChange(to window: UIWindow?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    guard let window else { return willDisappear(false) }
    // What comes into a parent that goes is not seen any more.
    if case .disappearing = parent?.appearance { return }
    if !window.isHidden { willAppear(false) }
  }

  /// The view entered a window or left it.
  func windowDidChange() {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    if viewIfLoaded?.window == nil {
      if !isHeld { endTransition() }
    } else {
      enteredWindow()
    }
  }

  /// The view was taken out after it had been told that it is about to enter a window.
  func missedWindow() {
    guard case .appearing(_, false) = appearance, viewIfLoaded?.window == nil,
      parent?.shouldAutomaticallyForwardAppearanceMethods != false
    else { return }
    disappear()
  }

  func willAppear(_ animated: Bool) {
    switch appearance {
    case .shown, .appearing: return
    case .hidden, .disappearing: break
    }
    appearance = .appearing(animated: animated, isIn: false)
    loadViewIfNeeded()
    viewWillAppear(animated)
    forward { $0.willAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    switch appearance {
    case .hidden, .disappearing: return
    case .shown, .appearing: break
    }
    appearance = .disappearing(animated: animated)
    closeMenus()
    viewWillDisappear(animated)
    forward { $0.willDisappear(animated) }
  }

  func endTransition() {
    switch appearance {
    case .appearing(let animated, _):
      appearance = .shown
      viewDidAppear(animated)
      forward { $0.endTransition() }
    case .disappearing(let animated):
      appearance = .hidden
      viewDidDisappear(animated)
      forward { $0.endTransition() }
    case .hidden, .shown:
      break
    }
  }

  /// Whether a transition of this controller, or of one that it is in, says when it has appeared.
  private var isHeld: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.holdsAppearance { return true }
      controller = current.parent
    }
    return false
  }

  func enteredWindow() {
    guard case .appearing(let animated, false) = appearance, let window = viewIfLoaded?.window
    else { return }
    appearance = .appearing(animated: animated, isIn: true)
    viewIsAppearing(animated)
    forward { $0.enteredWindow() }
    guard !isHeld else { return }
    window.application.pipeline.afterNextFrame { [weak self] in
      guard let self, !isHeld, case .appearing = appearance else { return }
      endTransition()
    }
  }

  /// To the children whose views are to be seen with this one's.
  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage where child.viewIfLoaded?.superview != nil { body(child) }
  }
}
