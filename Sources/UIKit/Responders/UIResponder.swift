import Foundation

/// An object that can receive events and pass them on to its ``next`` responder.
///
/// Views, view controllers, windows and the application are responders. An event that a responder
/// does not handle travels up: view, its controller or superview, …, window, application, delegate.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this responder may become the first responder. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder is willing to give up being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether key events of the window go to this responder first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to become the first responder of the window.
  ///
  /// The present one is asked to resign first. Returns whether this responder is the first now.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Gives up being the first responder; returns whether it is not any longer.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// What slides up from the lower edge while this is the first responder; that of the next responder unless
  /// overridden. Nil for nothing: there is no keyboard on the screen.
  open var inputView: UIView? { next?.inputView }

  /// What slides up on top of ``inputView``, or alone, while this is the first responder.
  open var inputAccessoryView: UIView? { next?.inputAccessoryView }

  /// Shows other input views, where these have changed while this is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.showInputViews()
  }

  /// Fingers touched down. Passes them to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passes them to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Passes them to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away: a gesture was recognised, or the view left its window.
  /// Passes them to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys went down. Passes them to the next responder unless overridden; call `super` for keys that are not
  /// used here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys are held, and repeat. Passes them to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys went up. Passes them to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system stopped following keys. Passes them to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The person made the gesture that leaves or cancels what is in front: a scrub with two fingers. Override to do so, and
  /// return true; false, the default, leaves it to the next responder.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The shortcuts that work while this responder, or one that it is the next of, gets the keys; none unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Copies what is selected and removes it. Passes it to the next responder unless overridden; so do the others.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies what is selected: Command or Control and C.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Puts what was copied in the place of what is selected.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Selects what is at the caret.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// Removes what is selected.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  /// Told when being the first responder was taken away without asking.
  package func firstResponderWasTaken() {}

  /// The window whose first responder this one can be.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }
}
