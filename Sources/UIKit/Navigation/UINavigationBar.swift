public import Foundation

/// The bar of a navigation controller: 44 points high, with the title of the controller that is seen, the
/// way back to the one below, and items at both ends.
///
/// Its background reaches up to the screen's edge.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Makes a bar with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ground.isUserInteractionEnabled = false
    ground.backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    hairline.isUserInteractionEnabled = false
    place.clipsToBounds = true
    for part in [ground, hairline, place] { addSubview(part) }
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { content?.item }

  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { content?.previous }

  /// The colour behind everything; nil for that of the system.
  open var barTintColor: UIColor? {
    didSet { ground.backgroundColor = barTintColor ?? .systemBackground }
  }

  /// As wide as there is room, and 44 high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places background and contents.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // What lies above the bar, in an unsafe part of the screen, has its colour, too.
    let above = max(0, restingTop)
    ground.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let pixel = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel)
    place.frame = bounds
    for content in [content, leaving] { content?.frame = place.bounds }
  }

  // MARK: For the navigation controller

  static let height: CGFloat = 44

  /// What a tap on the way back does.
  var goBack: (() -> Void)?
  /// How far below its superview's edge the bar rests, in points.
  var restingTop: CGFloat = 0 {
    didSet { if oldValue != restingTop { setNeedsLayout() } }
  }

  private let ground = UIView()
  private let hairline = UIView()
  private let place = UIView()
  private var content: NavigationBarContent?
  private var leaving: NavigationBarContent?
  private var leavesToEnd = false

  func itemDidChange(_ item: UINavigationItem) {
    for content in [content, leaving] where content?.item === item || content?.previous === item {
      content?.refresh()
    }
  }

  /// Shows `item` at once.
  func show(_ item: UINavigationItem?, previous: UINavigationItem?) {
    if let content, content.item === item, content.previous === previous, leaving == nil { return }
    leaving?.removeFromSuperview()
    leaving = nil
    content?.removeFromSuperview()
    content = item.map { make($0, previous) }
  }

  /// Puts `item` over what is shown, to be moved in by ``move(to:)``.
  func prepare(_ item: UINavigationItem, previous: UINavigationItem?, isPush: Bool) {
    settle()
    leaving = content
    leavesToEnd = !isPush
    content = make(item, previous)
    leaving?.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      move(to: 0)
    }
  }

  /// How far the change of contents has come: 0 to 1.
  func move(to progress: CGFloat) {
    guard let leaving, let content else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Where the contents that come are from, to the right.
    let way = bounds.width / 3 * (leavesToEnd == isMirrored ? 1 : -1)
    leaving.alpha = 1 - progress
    content.alpha = progress
    leaving.transform = CGAffineTransform(translationX: -way * progress, y: 0)
    content.transform = CGAffineTransform(translationX: way * (1 - progress), y: 0)
  }

  /// Ends the change.
  func settle() {
    leaving?.removeFromSuperview()
    leaving = nil
    content?.alpha = 1
    content?.transform = .identity
  }

  private func make(
    _ item: UINavigationItem, _ previous: UINavigationItem?
  ) -> NavigationBarContent {
    let content = NavigationBarContent(item, previous: previous) { [weak self] in self?.goBack?() }
    item.bar = self
    previous?.bar = self
    UIView.performWithoutAnimation {
      content.frame = place.bounds
      place.addSubview(content)
      content.layoutIfNeeded()
    }
    return content
  }
}
