public import Foundation

/// A wheel above the content of a scroll view: pulling the content down far enough asks for new content.
///
/// The scroll view's `refreshControl`. While a finger pulls, the blades of the wheel come one by one; with the
/// last one it begins to turn, ``isRefreshing`` is true and `valueChanged` is sent, with the finger still
/// down. The content then rests below the wheel until ``endRefreshing()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Makes a control to be given to a scroll view, which sees to its frame.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: RefreshPull.height))
  }

  /// Makes a control to be given to a scroll view, which sees to its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    spinner.hidesWhenStopped = false
    spinner.isHidden = false
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .footnote)
    addSubview(spinner)
    addSubview(label)
    showTint()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether new content is on its way.
  open private(set) var isRefreshing = false

  /// What is written below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
      scrollView?.engine.refreshChanged()
    }
  }

  /// Shows that code has asked for new content. Sends nothing, and scrolls nothing.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.shownBlades = ActivityWheel.count
    spinner.startAnimating()
    scrollView?.engine.refreshChanged()
    follow()
  }

  /// New content has come: the wheel goes, and content that rests below it comes back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    scrollView?.engine.refreshChanged()
    follow()
  }

  /// Takes over the colour, for the wheel, when one was set.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  /// Places wheel and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spinner.intrinsicContentSize
    spinner.frame = CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (RefreshPull.height - size.height) / 2,
      width: size.width, height: size.height)
    label.frame = CGRect(
      x: 0, y: RefreshPull.height - 12, width: bounds.width, height: titleHeight)
  }

  // MARK: For the scroll view

  weak var scrollView: UIScrollView?
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// Whether a pull may begin it: one finger does so once, unless it has let the content up meanwhile.
  private var isArmed = true

  /// How high it is, in points.
  var fullHeight: CGFloat { RefreshPull.height + titleHeight }

  private var titleHeight: CGFloat {
    guard attributedTitle?.length ?? 0 > 0 else { return 0 }
    return label.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height.rounded(.up)
  }

  /// Goes along with the content, and begins when a finger has pulled it far enough.
  func follow() {
    guard let scrollView else { return }
    let engine = scrollView.engine
    let top = scrollView.bounds.minY + engine.insetAboveContent
    let pull = RefreshPull(gap: -top)
    isHidden = pull.gap <= 0 && !isRefreshing
    let height = fullHeight
    frame = CGRect(
      x: scrollView.bounds.minX, y: min(-height, top), width: scrollView.bounds.width,
      height: height)
    guard !isRefreshing else { return }
    spinner.shownBlades = pull.blades(of: ActivityWheel.count)
    label.alpha = pull.part
    if !engine.isDragging || pull.gap <= 0 { isArmed = true }
    if engine.isDragging, isEnabled, isArmed, pull.part >= 1 {
      isArmed = false
      beginRefreshing()
      sendActions(for: .valueChanged)
    }
  }

  private func showTint() {
    spinner.color = ownTintColor
  }
}
