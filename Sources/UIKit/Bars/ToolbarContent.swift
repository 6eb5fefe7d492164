import Foundation

/// The items of a toolbar side by side.
final class ToolbarContent: UIView {
  let items: [UIBarButtonItem]

  init(_ items: [UIBarButtonItem]) {
    self.items = items
    super.init(frame: .zero)
    refresh()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows what the items are now. Views that stay are not taken out.
  func refresh() {
    let wanted = shown.compactMap(\.view)
    for view in subviews where !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in wanted where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  private var shown: [UIBarButtonItem] { items.filter { !$0.isHidden } }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Views of the app's own keep their size while there is no room at all.
    guard bounds.width > 0, bounds.height > 0 else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let layout = ToolbarLayout(
      shown.map(piece), width: bounds.width,
      leadingInset: isMirrored ? safeAreaInsets.right : safeAreaInsets.left,
      trailingInset: isMirrored ? safeAreaInsets.left : safeAreaInsets.right)
    for (item, span) in zip(shown, layout.spans) {
      guard let view = item.view, view.superview === self else { continue }
      // Buttons are as high as the bar, so that they are easily hit.
      let height = view is UIButton ? bounds.height : item.size.height
      let x = isMirrored ? bounds.width - span.start - span.width : span.start
      view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: span.width, height: height)
    }
  }

  private func piece(_ item: UIBarButtonItem) -> ToolbarLayout.Piece {
    switch item.systemItem {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed(max(0, item.size.width))
    default: .item(item.size.width)
    }
  }
}
