public import Foundation

/// A control that is on or off.
///
/// A tap turns it over, and so does pulling the thumb to the other side. When the finger is lifted and the switch
/// has changed, it sends `valueChanged`, then `primaryActionTriggered`; setting it in code sends nothing.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Makes a switch that is off. A switch is 51 x 31 points: only the origin of `frame` counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchContent.size))
    accessibilityTraits = [.button, .toggleButton]
    content.frame = CGRect(origin: .zero, size: SwitchContent.size)
    addSubview(content)
    show(animated: false)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether the switch is on. Off by default; set in code it jumps and sends nothing.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, the thumb sliding there if `animated`. Sends nothing.
  open func setOn(_ on: Bool, animated: Bool) {
    drag = nil
    value = on
    show(animated: animated)
  }

  /// The colour of the track while the switch is on; nil for green.
  open var onTintColor: UIColor? {
    didSet { show(animated: false) }
  }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { content.thumb.color = thumbTintColor }
  }

  // MARK: Size

  /// Where the switch is in its superview. Its size stays 51 x 31 points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard transform.isIdentity else {
        super.frame = newValue
        super.bounds.size = SwitchContent.size
        return
      }
      super.frame = CGRect(origin: newValue.origin, size: SwitchContent.size)
    }
  }

  /// The switch in its own coordinates. Its size stays 51 x 31 points.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: SwitchContent.size) }
  }

  /// 51 x 31 points.
  open override var intrinsicContentSize: CGSize { SwitchContent.size }
  /// 51 x 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchContent.size }
  /// Places track and thumb.
  open override func layoutSubviews() {
    if window == nil || !isTracking { show(animated: false) }
  }

  // MARK: Tracking

  /// Presses the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = SwitchDrag(isOn: value, at: place(of: touch))
    show(animated: true)
    return true
  }

  /// Lets the thumb go to the side that the finger pulls it to.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if drag?.move(to: place(of: touch)) == true { show(animated: true) }
    return true
  }

  /// Turns the switch, and tells.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let result = drag?.result(isInside: isTouchInside) else { return }
    drag = nil
    turn(to: result, event)
  }

  /// Puts the thumb back.
  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    show(animated: true)
  }

  /// “1” for on, “0” for off, unless it was given another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (value ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  package override func activate() -> Bool {
    drag = nil
    turn(to: !value, nil)
    return true
  }

  package override func isPrimary(_ event: Event) -> Bool { event == .valueChanged }

  package override func stateDidChange() {
    content.alpha = isEnabled ? 1 : 0.5
  }

  private let content = SwitchContent()
  private var value = false
  private var drag: SwitchDrag?

  private func place(of touch: UITouch) -> CGFloat {
    let x = touch.location(in: self).x
    return isMirrored ? -x : x
  }

  private func turn(to on: Bool, _ event: UIEvent?) {
    let isNew = value != on
    value = on
    show(animated: true)
    if isNew { sendValueChanged(event) }
  }

  private func show(animated: Bool) {
    let isMirrored = isMirrored
    change(animated: animated) { [self] in
      content.show(
        isOn: drag?.isOn ?? value, isPressed: drag != nil, isMirrored: isMirrored,
        color: onTintColor ?? .systemGreen)
    }
  }
}
