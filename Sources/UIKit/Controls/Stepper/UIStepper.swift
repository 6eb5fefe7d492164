public import Foundation
import UIKitLoop

/// Two buttons that step a value down and up.
///
/// A tap is a step; a button that is held steps again after half a second, then faster and faster. Each change
/// sends `valueChanged`, then `primaryActionTriggered`; setting the value in code sends nothing.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Makes a stepper from 0 to 100 at 0. A stepper is 94 x 32 points: only the origin of `frame` counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isAccessibilityElement = false
    addSubview(content)
    showLook()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Value

  /// The value, 0 by default. One outside of ``minimumValue``…``maximumValue`` becomes the nearest inside; what
  /// is not a number is reported and changes nothing.
  open var value: Double {
    get { stepped.value }
    set { edit("value \(newValue) is not a number") { $0.setValue(newValue) } }
  }

  /// The least value, 0 by default. One that is not below ``maximumValue`` is reported and changes nothing
  /// (UIKit raises an exception).
  open var minimumValue: Double {
    get { stepped.minimum }
    set {
      edit("minimumValue \(newValue) is not below \(maximumValue)") { $0.setMinimum(newValue) }
    }
  }

  /// The greatest value, 100 by default. One that is not above ``minimumValue`` is reported and changes
  /// nothing (UIKit raises an exception).
  open var maximumValue: Double {
    get { stepped.maximum }
    set {
      edit("maximumValue \(newValue) is not above \(minimumValue)") { $0.setMaximum(newValue) }
    }
  }

  /// By how much a tap changes the value, 1 by default. One that is not above 0 is reported and changes nothing
  /// (UIKit raises an exception).
  open var stepValue: Double {
    get { stepped.step }
    set { edit("stepValue \(newValue) is not above 0") { $0.setStep(newValue) } }
  }

  /// Whether the value goes on at the other end. False by default.
  open var wraps: Bool {
    get { stepped.wraps }
    set {
      stepped.wraps = newValue
      showLook()
    }
  }

  /// Whether a button that is held goes on stepping. True by default.
  open var autorepeat = true

  /// Whether each step of a held button is told, not only the last one when it is let go of. True by default.
  open var isContinuous = true

  // MARK: Look

  /// Sets a picture, best a resizable one, behind the buttons in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.background[state.rawValue] = image
    showLook()
  }

  /// Sets a picture between two buttons in their states; others without one show that of `normal` ones.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.divider[.init(left: leftState.rawValue, right: rightState.rawValue)] = image
    showLook()
  }

  /// Sets the sign for up in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state.rawValue] = image
    showLook()
  }

  /// Sets the sign for down in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state.rawValue] = image
    showLook()
  }

  /// The picture that was set behind the buttons in exactly that state.
  open func backgroundImage(for state: State) -> UIImage? { images.background[state.rawValue] }
  /// The picture that was set between buttons in exactly these states.
  open func dividerImage(
    forLeftSegmentState state: State, rightSegmentState: State
  ) -> UIImage? {
    images.divider[.init(left: state.rawValue, right: rightSegmentState.rawValue)]
  }
  /// The sign for up that was set in exactly that state.
  open func incrementImage(for state: State) -> UIImage? { images.increment[state.rawValue] }
  /// The sign for down that was set in exactly that state.
  open func decrementImage(for state: State) -> UIImage? { images.decrement[state.rawValue] }

  /// Where the stepper is in its superview. Its size stays 94 x 32 points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard transform.isIdentity else {
        super.frame = newValue
        super.bounds.size = Self.size
        return
      }
      super.frame = CGRect(origin: newValue.origin, size: Self.size)
    }
  }

  /// The stepper in its own coordinates. Its size stays 94 x 32 points.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// 94 x 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// 94 x 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// Places the buttons.
  open override func layoutSubviews() {
    content.frame = bounds
    content.place(isMirrored: isMirrored)
  }

  // MARK: Tracking

  /// Presses a button.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch, event)
  }

  /// Lets go of the button while the finger is off it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(touch)
    return true
  }

  /// Steps, unless the button has done so while it was held.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(event) }
  /// Lets go of the button.
  open override func cancelTracking(with event: UIEvent?) { forgetPress() }

  /// The value, unless it was given another one.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? value.formatted() }
    set { super.accessibilityValue = newValue }
  }

  package override func step(_ direction: ControlStep) -> Bool {
    move(direction, nil)
    return true
  }

  package override func activate() -> Bool { false }
  package override func isPrimary(_ event: Event) -> Bool { event == .valueChanged }
  package override func stateDidChange() { showLook() }

  // MARK: Storage for the files beside this one

  private static let size = CGSize(width: 94, height: 32)
  let content = StepperContent()
  var stepped = StepperValue()
  var press: Press?
  var ticket: LoopTicket?
  var images = StepperImages()

  private func edit(_ problem: String, _ edit: (inout StepperValue) -> Bool) {
    if !edit(&stepped) { Diagnostics.report("\(Diagnostics.name(self)): \(problem)") }
    showLook()
  }
}
