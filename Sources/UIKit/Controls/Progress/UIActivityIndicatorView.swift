public import Foundation
import UIKitLayers
import UIKitLoop

/// A wheel that turns as long as something takes.
///
/// It costs nothing while it is stopped, hidden, or out of the window. While it turns, eight times a second, a
/// robot's app does not settle.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The kinds of wheels.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points, gray.
    case medium = 100
    /// 37 points, gray.
    case large = 101
  }

  /// Makes a wheel of a kind that does not turn yet, as large as its kind.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Makes a medium wheel that does not turn yet.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The kind of the wheel. Setting it does not change the frame.
  open var style: Style {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the wheel is hidden while it does not turn. True by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The colour of the wheel. Gray by default.
  open var color: UIColor! = UIActivityIndicatorView.gray {
    didSet { showColor() }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Lets the wheel turn, and shows it if ``hidesWhenStopped``.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    turnOrRest()
  }

  /// Stops the wheel, and hides it if ``hidesWhenStopped``.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    turnOrRest()
  }

  /// Whether the wheel is left out. While it is, it does not cost anything.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      turnOrRest()
    }
  }

  /// The size of its kind.
  open override var intrinsicContentSize: CGSize { style.size }
  /// The size of its kind.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
  /// Places the blades.
  open override func layoutSubviews() { wheel.place(in: bounds, diameter: style.size.width) }
  /// Goes on turning, or rests.
  open override func didMoveToWindow() { turnOrRest() }

  /// Whether something goes on, unless it was given another name.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? ControlWords.word(isAnimating ? .inProgress : .progressHalted)
    }
    set { super.accessibilityLabel = newValue }
  }

  private static let gray = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.65) : UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
  }

  /// How many of the blades are there.
  var shownBlades: Int {
    get { wheel.shownBlades }
    set { wheel.shownBlades = newValue }
  }

  private let wheel = ActivityWheel()
  private var ticket: LoopTicket?

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    addSubview(wheel)
    showColor()
    isHidden = true
  }

  private func showColor() {
    wheel.color = color ?? Self.gray
  }

  private func turnOrRest() {
    guard isAnimating, !isHidden, let loop = window?.screen.loop else {
      ticket?.cancel()
      ticket = nil
      return
    }
    guard ticket == nil else { return }
    ticket = loop.schedule(after: ActivityWheel.pause) { [weak self] in
      guard let self else { return }
      ticket = nil
      // One that nobody sees, since a view above is hidden, waits without drawing.
      if isSeen { wheel.turn() }
      turnOrRest()
    }
  }

  private var isSeen: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return false }
      view = current.superview
    }
    return true
  }
}

extension UIActivityIndicatorView.Style {
  /// Width and height, in points.
  nonisolated fileprivate var size: CGSize {
    self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
