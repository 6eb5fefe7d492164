public import Foundation

/// Watches the touches in a view and tells a gesture from them.
///
/// A subclass overrides the four `touches…` methods and ``reset()``, and sets ``state``. Recognisers
/// get touches before the view does; those of the deepest view come first. The first one to recognise
/// makes the others that follow the same touch fail, unless the delegate of either allows both.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a recogniser stands.
  nonisolated public enum State: Int, Sendable {
    /// No gesture told yet.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is over; for a gesture of one moment: it was recognised.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It is not this gesture.
    case failed = 5

    /// A gesture of one moment was recognised.
    public static let recognized = State.ended
  }

  /// Makes a recogniser; add it with `UIView.addGestureRecognizer(_:)`.
  public override init() {
    super.init()
  }

  isolated deinit { detachTouches() }

  /// Where the recogniser stands. Subclasses set it; the change may be held back until the
  /// recognisers that have to fail first have failed, or turn into a failure when the delegate, the
  /// view or another recogniser says so.
  open var state: State {
    get { currentState }
    set { change(to: newValue) }
  }

  /// Who is asked whether the gesture may begin, and who may go together. Not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it gets touches. Switching it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { breakOff() } }
  }

  /// The view it is on.
  open internal(set) weak var view: UIView?

  /// Whether the view loses its touches (`touchesCancelled`) once the gesture is recognised.
  open var cancelsTouchesInView = true

  /// Whether `touchesBegan` waits in the view until this recogniser has failed.
  open var delaysTouchesBegan = false

  /// Whether `touchesEnded` waits in the view until this recogniser has failed.
  open var delaysTouchesEnded = true

  /// A name for logs.
  open var name: String?

  /// How many fingers of the gesture are down; none of one that scrolls.
  open var numberOfTouches: Int { touches.first?.isScroll == true ? 0 : touches.count }

  /// The raw values of the ``UITouch/TouchType``s that it gets. All by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether the kind of the first touch decides for the whole gesture: touches of other kinds are left alone
  /// until it is over. True by default.
  open var requiresExclusiveTouchType = true

  /// The modifiers that were held on the keyboard at the newest event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons of the pointer that were down at the newest event; empty for fingers.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Where the gesture is: the middle of its fingers, in the coordinates of `view` or the window.
  open func location(in view: UIView?) -> CGPoint { middle(in: view) }

  /// Where a finger of the gesture is. `touchIndex` runs from 0 to ``numberOfTouches`` - 1; beyond
  /// that the middle of all is given.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : middle(in: view)
  }

  /// Holds this gesture back until `otherGestureRecognizer` has failed, when both follow a touch.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Fingers touched down. Does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved. Does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted. Does nothing unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took fingers away. Does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before the recogniser is possible again: forget the gesture.
  open func reset() {}

  /// Leaves a touch alone from now on: the recogniser gets nothing more of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forgo(touch) }

  /// Whether the recogniser takes new touches of `event`. True unless overridden; the delegate is asked
  /// after it.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether this gesture, when recognised, makes `preventedGestureRecognizer` fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `preventingGestureRecognizer`, when recognised, makes this gesture fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits until `otherGestureRecognizer` has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether `otherGestureRecognizer` waits until this gesture has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Storage for the files beside this one

  /// Whether a touch can be of this gesture, by the buttons of its pointer. UIKit's own gestures are of the primary
  /// one; an app's own see all.
  func takes(_ touch: UITouch) -> Bool { true }

  /// Whether it follows what scrolls.
  func takes(_ scrollType: UIScrollType) -> Bool { false }

  /// Something scrolls that it follows.
  func scrolled(_ event: ScrollEvent) {}

  /// A new touch is about to be handed out: the time to give up, if it ends what this one waits for.
  func prepare(for touch: UITouch) {}

  var currentState = State.possible
  /// What it becomes as soon as those that have to fail first have failed.
  var heldState: State?
  /// In the order they touched down.
  var touches: [UITouch] = []
  /// All of the gesture, those that were lifted too.
  var history: [UITouch] = []
  /// From the first touch until the reset.
  var isEngaged = false
  var failureRequirements: [WeakRecognizer] = []
  package let handlers = GestureHandlers()
  package var attachments = Attachments()
  weak var arbiter: GestureArbiter?
}
