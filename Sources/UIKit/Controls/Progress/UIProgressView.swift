public import Foundation
import UIKitLoop

/// A bar that fills as something gets done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The kinds of bars.
  nonisolated public enum Style: Int, Sendable {
    /// 4 points high.
    case `default` = 0
    /// 2.5 points high, for the edge of a navigation bar; what is to do is clear.
    case bar = 1
  }

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(bar)
    showLook()
    sizeToFit()
  }

  /// Makes an empty bar of a kind.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The kind of the bar.
  open var progressViewStyle: Style = .default {
    didSet {
      showLook()
      invalidateIntrinsicContentSize()
    }
  }

  /// How much is done, from 0 to 1; a number outside becomes the nearest end, what is no number becomes 0.
  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done, the bar growing there if `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    done = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
    if animated { change(animated: true) { self.placeBar() } }
  }

  /// What the bar follows, animated; nil by default.
  ///
  /// It is asked every tenth of a second, as long as the bar is in a window and there is something left to do: so a
  /// robot's app does not settle before that.
  open var observedProgress: Progress? {
    didSet { if oldValue !== observedProgress { follow() } }
  }

  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { showLook() } }
  /// The colour of what is to do; nil for gray.
  open var trackTintColor: UIColor? { didSet { showLook() } }
  /// A picture, best a resizable one, for what is done.
  open var progressImage: UIImage? { didSet { showLook() } }
  /// A picture, best a resizable one, for what is to do.
  open var trackImage: UIImage? { didSet { showLook() } }

  /// 4 points high, or 2.5 for ``Style/bar``; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  /// As wide as now, as high as its kind.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: intrinsicContentSize.height)
  }
  /// Places the bar.
  open override func layoutSubviews() { placeBar() }
  /// Shows the new tint.
  open override func tintColorDidChange() { showLook() }
  /// Begins or ends to follow ``observedProgress``.
  open override func didMoveToWindow() { follow() }

  /// How much is done in per cent, unless it was given another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((done * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  private let track = UIImageView(image: nil)
  private let bar = UIImageView(image: nil)
  private var done: Float = 0
  private var ticket: LoopTicket?

  private func showLook() {
    track.image = trackImage
    bar.image = progressImage
    let gray: UIColor = progressViewStyle == .bar ? .clear : .systemFill
    track.backgroundColor = trackImage == nil ? trackTintColor ?? gray : nil
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    setNeedsLayout()
  }

  private func placeBar() {
    track.frame = bounds
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    bar.layer.cornerRadius = progressImage == nil ? radius : 0
    let width = bounds.width * CGFloat(done)
    bar.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }

  /// NB: Foundation on Linux tells nobody when a `Progress` changes: it has to be asked.
  private func follow() {
    ticket?.cancel()
    ticket = nil
    guard let observedProgress else { return }
    let new = Float(observedProgress.fractionCompleted)
    if new != done { setProgress(new, animated: true) }
    guard let loop = window?.screen.loop, !observedProgress.isFinished,
      !observedProgress.isCancelled
    else { return }
    ticket = loop.schedule(after: 0.1) { [weak self] in self?.follow() }
  }
}
