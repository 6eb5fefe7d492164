public import Foundation

/// A bar with items, 44 points high: at the lower edge of a screen, or over a picker.
@preconcurrency @MainActor open class UIToolbar: UIView, BarItemHolder {
  /// Makes a bar with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [ground, content] { addSubview(part) }
    appearanceDidChange()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The items, from where lines begin.
  open var items: [UIBarButtonItem]? {
    get { content.items.isEmpty ? nil : content.items }
    set { setItems(newValue, animated: false) }
  }

  /// Shows other items; animated, they fade over in .25 s.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    prepare(items)
    guard animated, window != nil else { return settle() }
    UIView.animate(withDuration: 0.25) { [self] in
      move(to: 1)
    } completion: { [weak self, weak content] _ in
      if let self, self.content === content { settle() }
    }
  }

  /// The colour behind everything, whatever the appearance says; nil for none.
  open var barTintColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  /// The background: the system's material by default. What is set is copied.
  open var standardAppearance: UIToolbarAppearance {
    get { standard }
    set {
      standard = UIToolbarAppearance(barAppearance: newValue)
      appearanceDidChange()
    }
  }

  /// As wide as there is room, and 44 high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Places background and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // What lies below the bar, in an unsafe part of the screen, has its colour, too.
    ground.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + max(0, restingBottom))
    for content in [content, leaving] { content?.frame = bounds }
  }

  // MARK: For the navigation controller

  static let height: CGFloat = 44

  /// How far above its superview's lower edge the bar rests, in points.
  var restingBottom: CGFloat = 0 {
    didSet { if oldValue != restingBottom { setNeedsLayout() } }
  }

  private let ground = BarGround(hasLineOnTop: true)
  private var standard = UIToolbarAppearance()
  private var content = ToolbarContent([])
  private var leaving: ToolbarContent?

  private func appearanceDidChange() {
    standard.didChange = { [weak self] in self?.appearanceDidChange() }
    if let barTintColor {
      ground.show(nil, barTintColor, .separator)
    } else {
      ground.show(standard.backgroundEffect, standard.backgroundColor, standard.shadowColor)
    }
  }

  func itemDidChange() {
    content.refresh()
  }

  /// Puts other items over those that are shown, to be faded in by ``move(to:)``.
  func prepare(_ items: [UIBarButtonItem]?) {
    settle()
    for item in content.items where item.holder === self { item.holder = nil }
    let made = ToolbarContent(items ?? [])
    for item in made.items { item.holder = self }
    leaving = content
    content = made
    leaving?.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      made.frame = bounds
      addSubview(made)
      if bounds.width > 0 { made.layoutIfNeeded() }
      move(to: 0)
    }
  }

  /// How far the change of items has come: 0 to 1.
  func move(to progress: CGFloat) {
    guard let leaving else { return }
    leaving.alpha = 1 - progress
    content.alpha = progress
  }

  /// Ends the change.
  func settle() {
    leaving?.removeFromSuperview()
    leaving = nil
    UIView.performWithoutAnimation { content.alpha = 1 }
  }
}
