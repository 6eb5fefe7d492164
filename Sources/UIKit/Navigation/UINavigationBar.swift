public import Foundation

/// The bar of a navigation controller: 44 points high, with the title of the controller that is seen, the
/// way back to the one below, and items at both ends.
///
/// Its background reaches up to the screen's edge.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Makes a bar with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    place.clipsToBounds = true
    for part in [ground, place] { addSubview(part) }
    appearanceDidChange()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { content?.item }

  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { content?.previous }

  /// The colour behind everything, whatever the appearances say; nil for none.
  open var barTintColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  /// The background while something is scrolled under the bar, or without a navigation controller: the system's
  /// material by default. What is set is copied.
  open var standardAppearance: UINavigationBarAppearance {
    get { standard }
    set {
      standard = UINavigationBarAppearance(barAppearance: newValue)
      appearanceDidChange()
    }
  }

  /// The background while nothing is scrolled under the bar; nil, the default, lets everything through. What is
  /// set is copied.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      appearanceDidChange()
    }
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

  /// Whether nothing is scrolled under it; false without a navigation controller.
  private(set) var isAtEdge = false {
    didSet { if oldValue != isAtEdge { appearanceDidChange() } }
  }

  private let ground = BarGround()
  private var standard = UINavigationBarAppearance()
  private var scrollEdge: UINavigationBarAppearance?
  private weak var scrollView: UIScrollView?
  private let place = UIView()
  private var content: NavigationBarContent?
  private var leaving: NavigationBarContent?
  private var leavesToEnd = false

  /// Follows what is scrolled under it; nil when there is nothing that scrolls.
  func watch(_ view: UIScrollView?) {
    if scrollView !== view {
      if scrollView?.barAbove === self { scrollView?.barAbove = nil }
      scrollView = view
      view?.barAbove = self
    }
    contentDidScroll()
  }

  func contentDidScroll() {
    guard let scrollView else {
      isAtEdge = true
      return
    }
    isAtEdge = scrollView.contentOffset.y + scrollView.adjustedContentInset.top <= 0.5
  }

  private func appearanceDidChange() {
    for appearance in [standard, scrollEdge] {
      appearance?.didChange = { [weak self] in self?.appearanceDidChange() }
    }
    if let barTintColor { return ground.show(nil, barTintColor, .separator) }
    let appearance = isAtEdge ? scrollEdge : standard
    ground.show(
      appearance?.backgroundEffect, appearance?.backgroundColor, appearance?.shadowColor)
  }

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
    let isStill = UIAccessibility.prefersCrossFadeTransitions
    let way = isStill ? 0 : bounds.width / 3 * (leavesToEnd == isMirrored ? 1 : -1)
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
