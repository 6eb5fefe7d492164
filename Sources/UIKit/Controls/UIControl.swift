public import Foundation

/// A view that turns touches into events: a button, a switch, a slider.
///
/// A finger that is down in a control is inside as long as it is within 70 points of its bounds. The
/// order of events: `touchDown` (then `touchDownRepeat` for the second tap of two); for each move
/// `touchDragEnter` or `touchDragExit` when it crosses the edge, then `touchDragInside` or
/// `touchDragOutside`; last `touchUpInside`, `touchUpOutside` or `touchCancel`. A control that is disabled,
/// hidden or taken out of its window while tracked gets `touchCancel` and nothing after it.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Makes a control with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Makes a control that does `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: State

  /// Whether the control can be used. Disabling it while a finger is in it cancels the touch.
  open var isEnabled = true {
    didSet {
      guard oldValue != isEnabled else { return }
      if !isEnabled {
        abandonTracking()
        contextMenuInteraction?.dismissMenu()
      }
      updateAccessibilityState()
      stateDidChange()
    }
  }

  /// Whether the control is selected; touches do not change it.
  open var isSelected = false {
    didSet {
      guard oldValue != isSelected else { return }
      updateAccessibilityState()
      stateDidChange()
    }
  }

  /// Whether the control shows that a finger is in it.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether Tab stops here: while the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Whether the control follows a finger.
  open internal(set) var isTracking = false

  /// Whether the finger that is followed is in the control or near it.
  open internal(set) var isTouchInside = false

  /// Where the contents lie across.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }

  /// Where the contents lie down.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
  }

  // MARK: Actions

  /// Does `action` at each of `controlEvents`. One with the same identifier takes an earlier one's
  /// place for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    editActions { $0.add(action, for: controlEvents) }
  }

  /// Does `action` no more at `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does the action of that identifier no more at `controlEvents`.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    editActions { $0.remove(identifier: actionIdentifier, for: controlEvents) }
  }

  /// All events that any action waits for.
  open var allControlEvents: Event { actions.events }

  /// Calls `body` with each action and its events until it sets its last parameter to true.
  public func enumerateEventHandlers(_ body: (UIAction, Event, inout Bool) -> Void) {
    var stop = false
    for entry in actions.entries where !stop { body(entry.action, entry.events, &stop) }
  }

  /// Does what waits for any of `controlEvents`: the way to notify after setting a value in code.
  open func sendActions(for controlEvents: Event) { send(controlEvents, touchEvent: nil) }

  /// Does one action. Everything that the control does goes through here.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// NB: edits a copy, since what an action that goes away held may edit the actions once more.
  private func editActions(_ edit: (inout ControlActions) -> Void) {
    var edited = actions
    edit(&edited)
    actions = edited
  }

  // MARK: Tracking, for subclasses

  /// A finger touched down. Returns whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved. Returns whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  /// Begins to track.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegin(touches, event)
  }

  /// Goes on tracking.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMove(touches, event)
  }

  /// Ends tracking.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnd(touches, event)
  }

  /// Breaks off tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancel(touches, event)
  }

  /// A control keeps single taps of recognisers above it from beginning: the tap is its own.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leaves(gestureRecognizer)
  }

  // MARK: Menu, for subclasses

  /// What shows the control's menu; nil unless it is enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether a finger that stays down for half a second, or a pointer's secondary click, opens the menu of
  /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)``, which a subclass overrides. False by default.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard oldValue != isContextMenuInteractionEnabled else { return }
      if let interaction = contextMenuInteraction { removeInteraction(interaction) }
      contextMenuInteraction =
        isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
      if let interaction = contextMenuInteraction { addInteraction(interaction) }
    }
  }

  /// Whether the menu is what the control is for: it opens as a finger touches down. The finger may go on to one of
  /// the rows; lifted on the control, it leaves the menu open. False by default.
  open var showsMenuAsPrimaryAction = false

  /// The menu for a place in the control. None, unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The menu is about to come: `menuActionTriggered` is sent. Call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    send(.menuActionTriggered, touchEvent: nil)
  }

  /// The menu is about to go. Call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Accessibility

  /// Uses the control as a tap would; false when it is disabled.
  open override func accessibilityActivate() -> Bool { isEnabled && activate() }
  /// Steps the value up, where the control has one.
  open override func accessibilityIncrement() { if isEnabled { _ = step(.up) } }
  /// Steps the value down, where the control has one.
  open override func accessibilityDecrement() { if isEnabled { _ = step(.down) } }

  // MARK: For the keyboard and assistive technology

  /// Does what a tap in the middle does, for an enabled control: Space comes here. Returns whether the control
  /// can be used so.
  package func activate() -> Bool {
    if opensMenuAtOnce {
      openMenu(at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
      return true
    }
    send(.touchDown, touchEvent: nil)
    send(.touchUpInside, touchEvent: nil)
    return true
  }

  /// Changes the value by a step as a person would, for an enabled control: arrow keys come here. Returns
  /// whether the control has a value to step, be it at its end.
  package func step(_ direction: ControlStep) -> Bool { false }

  override func useArrow(_ direction: ControlStep, isVertical: Bool) -> Bool {
    isEnabled && step(direction)
  }

  // MARK: Storage for the files beside this one

  // NB: only read, or replaced as a whole by `editActions`: there is no access that another could
  // overlap, and the check for one is a fifth of what an event costs.
  @exclusivity(unchecked) private(set) var actions = ControlActions()
  weak var trackedTouch: UITouch?
  /// Whether the touch is given up for the open menu's sake.
  var isHandingOver = false

  /// Told after the state changed.
  package func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Does what was chosen in the control's menu.
  package func performFromMenu(_ action: UIAction) { sendAction(action) }

  /// Whether `primaryActionTriggered` follows this event.
  package func isPrimary(_ event: Event) -> Bool { false }
}
