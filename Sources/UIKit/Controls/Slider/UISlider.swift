public import Foundation

/// A value between two others, set by pulling a thumb along a track.
///
/// Only the thumb takes fingers: a touch on the track changes nothing. While it is pulled, and when it is let go
/// of, the slider sends `valueChanged`, each time followed by `primaryActionTriggered`; with ``isContinuous`` false
/// only when it is let go of. Setting it in code sends nothing.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Makes a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
    addSubview(content)
    showLook()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Value

  /// The value. One outside of ``minimumValue``…``maximumValue`` becomes the nearest inside; what is not a
  /// number is reported and changes nothing.
  open var value: Float {
    get { range.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, the thumb sliding there if `animated`. Sends nothing.
  open func setValue(_ value: Float, animated: Bool) {
    edit { $0.setValue(value) }
    guard animated else { return }
    change(animated: true) { self.placeContent() }
  }

  /// The least value, 0 by default. A ``maximumValue`` and a ``value`` below it are raised to it.
  open var minimumValue: Float {
    get { range.minimum }
    set { edit { $0.setMinimum(newValue) } }
  }

  /// The greatest value, 1 by default. A ``minimumValue`` and a ``value`` above it are lowered to it.
  open var maximumValue: Float {
    get { range.maximum }
    set { edit { $0.setMaximum(newValue) } }
  }

  /// Whether changes are told while the thumb is pulled, not only when it is let go of. True by default.
  open var isContinuous = true

  // MARK: Look

  /// A picture at the end of the least value.
  open var minimumValueImage: UIImage? { didSet { showLook() } }
  /// A picture at the end of the greatest value.
  open var maximumValueImage: UIImage? { didSet { showLook() } }
  /// The colour of the track up to the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { showLook() } }
  /// The colour of the track behind the thumb; nil for gray.
  open var maximumTrackTintColor: UIColor? { didSet { showLook() } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { showLook() } }

  /// Sets a picture for the thumb in a state; others without one show that of `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state.rawValue] = image
    showLook()
  }

  /// Sets a picture, best a resizable one, for the track up to the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state.rawValue] = image
    showLook()
  }

  /// Sets a picture, best a resizable one, for the track behind the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state.rawValue] = image
    showLook()
  }

  /// The picture that was set for the thumb in exactly that state.
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state.rawValue] }
  /// The picture that was set for the track up to the thumb in exactly that state.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state.rawValue] }
  /// The picture that was set for the track behind the thumb in exactly that state.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state.rawValue] }
  /// The picture of the thumb now; nil for the drawn one.
  open var currentThumbImage: UIImage? { images.shown(\.thumb, state) }
  /// The picture of the track up to the thumb now; nil for the drawn one.
  open var currentMinimumTrackImage: UIImage? { images.shown(\.minimumTrack, state) }
  /// The picture of the track behind the thumb now; nil for the drawn one.
  open var currentMaximumTrackImage: UIImage? { images.shown(\.maximumTrack, state) }

  // MARK: Places, for subclasses

  /// Where the picture at the least value lies, in points.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageFrame(minimumValueImage, atMinimum: true, in: bounds)
  }

  /// Where the picture at the greatest value lies, in points.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageFrame(maximumValueImage, atMinimum: false, in: bounds)
  }

  /// Where the track lies, in points: between the pictures, 4 points high unless it has a picture.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { trackFrame(in: bounds) }

  /// Where the thumb lies for a value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumbFrame(track: rect, in: bounds, value: value)
  }

  /// 34 points high, as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }
  /// As wide as now, 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 34)
  }
  /// Places track, thumb and pictures.
  open override func layoutSubviews() { placeContent() }
  /// Shows the new tint.
  open override func tintColorDidChange() { showLook() }

  // MARK: Tracking

  /// Follows touches on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isOnThumb(touch) else { return false }
    takeGrip()
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pull(touch, event)
    return true
  }

  /// Lets go of the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo(event) }
  /// Leaves the thumb where it was pulled to.
  open override func cancelTracking(with event: UIEvent?) { letGo(event) }

  /// How far the value is between its ends, in per cent, unless it was given another value.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? "\(Int((range.fraction(of: value) * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  package override func step(_ direction: ControlStep) -> Bool {
    stepByTenth(direction)
    return true
  }

  package override func activate() -> Bool { false }
  package override func isPrimary(_ event: Event) -> Bool { event == .valueChanged }
  package override func stateDidChange() { showLook() }

  // MARK: Storage for the files beside this one

  let content = SliderContent()
  var range = SliderRange()
  var grip: Grip?
  private var images = SliderImages()

  private func edit(_ edit: (inout SliderRange) -> Bool) {
    if !edit(&range) { Diagnostics.report("\(Diagnostics.name(self)): not a number, ignored") }
    setNeedsLayout()
  }
}
