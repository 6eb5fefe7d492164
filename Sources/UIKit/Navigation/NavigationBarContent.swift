import Foundation
import UIKitText

/// What a navigation bar shows for one item: the way back, items, and the title between them.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let previous: UINavigationItem?
  let back = BackButton()
  let titleLabel = UILabel()

  init(_ item: UINavigationItem, previous: UINavigationItem?, goBack: @escaping () -> Void) {
    self.item = item
    self.previous = previous
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    back.addAction(UIAction { _ in goBack() }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows what the items say now. Views that stay are not taken out.
  func refresh() {
    titleLabel.text = item.title
    back.accessibilityLabel = backTitle ?? SystemWord.back.text()
    var wanted = (leadingItems + trailingItems).compactMap(\.view)
    if hasBack { wanted.append(back) }
    if let titleView = item.titleView {
      wanted.append(titleView)
    } else if item.title?.isEmpty == false {
      wanted.append(titleLabel)
    }
    for view in subviews where !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in wanted where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  private var hasBack: Bool { previous != nil && item.showsBack }
  private var leadingItems: [UIBarButtonItem] { shown(item.leftBarButtonItems) }
  private var trailingItems: [UIBarButtonItem] { shown(item.rightBarButtonItems) }

  private func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    (items ?? []).filter { !$0.isHidden }
  }

  private var backTitle: String? {
    guard let title = previous?.backButtonTitle ?? previous?.title, !title.isEmpty else {
      return nil
    }
    return title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Views of the app's own keep their size while there is no room at all.
    guard bounds.width > 0, bounds.height > 0 else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let words = [backTitle, SystemWord.back.text()].compactMap { $0 }
    let layout = NavigationBarLayout(
      width: bounds.width,
      leadingInset: isMirrored ? safeAreaInsets.right : safeAreaInsets.left,
      trailingInset: isMirrored ? safeAreaInsets.left : safeAreaInsets.right,
      title: titleSize.width, leadingItems: width(of: leadingItems),
      trailingItems: width(of: trailingItems), hasBack: hasBack,
      backWords: hasBack ? words.map(back.width(of:)) : [])
    placeBack(layout, words: words)
    placeTitle(layout)
    var x = layout.leadingItemsStart
    for item in leadingItems {
      place(item.view, x: x, size: item.size)
      x += item.size.width + NavigationBarLayout.itemGap
    }
    // The first one is the outermost.
    x = layout.trailingStart
    for item in trailingItems.reversed() {
      place(item.view, x: x, size: item.size)
      x += item.size.width + NavigationBarLayout.itemGap
    }
  }

  private func placeBack(_ layout: NavigationBarLayout, words: [String]) {
    guard hasBack else { return }
    let height = bounds.height
    let start = layout.leadingInset
    let end = max(layout.backEnd + 4, start + 44)
    back.frame = mirrored(CGRect(x: start, y: 0, width: end - start, height: height))
    let chevron = NavigationBarLayout.chevron
    back.chevron.frame = back.mirrored(
      CGRect(
        x: NavigationBarLayout.chevronMargin, y: (height - chevron.height) / 2,
        width: chevron.width, height: chevron.height))
    back.label.text = layout.backWord.map { words[$0] }
    let wordWidth = layout.backWord.map { layout.backWords[$0] } ?? 0
    back.label.frame = back.mirrored(
      CGRect(x: layout.wordStart - start, y: 0, width: wordWidth, height: height))
  }

  private func placeTitle(_ layout: NavigationBarLayout) {
    let (start, width) = layout.titleSpan
    let height = item.titleView == nil ? bounds.height : min(titleSize.height, bounds.height)
    place(item.titleView ?? titleLabel, x: start, size: CGSize(width: width, height: height))
  }

  private var titleSize: CGSize {
    guard let view = item.titleView else {
      return item.title?.isEmpty == false ? titleLabel.sizeThatFits(.zero) : .zero
    }
    // NB: the size it was given by the bar may be cut short, so what it asks for comes first.
    let fitting = view.intrinsicContentSize
    if fitting.width > 0, fitting.height > 0 { return fitting }
    if askedTitleSize.view !== view { askedTitleSize = (view, view.bounds.size) }
    return askedTitleSize.size == .zero ? view.sizeThatFits(.zero) : askedTitleSize.size
  }

  private var askedTitleSize: (view: UIView?, size: CGSize) = (nil, .zero)

  private func width(of items: [UIBarButtonItem]) -> CGFloat {
    guard !items.isEmpty else { return 0 }
    let gaps = NavigationBarLayout.itemGap * CGFloat(items.count - 1)
    return items.map(\.size.width).reduce(gaps, +)
  }

  /// Buttons are as high as the bar, so that they are easily hit.
  private func place(_ view: UIView?, x: CGFloat, size: CGSize) {
    guard let view else { return }
    let height = view is UIButton ? bounds.height : size.height
    view.frame = mirrored(
      CGRect(x: x, y: (bounds.height - height) / 2, width: size.width, height: height))
  }
}

extension UIView {
  /// A frame in this view that was reckoned from left to right, as it lies in the view's own direction.
  fileprivate func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
