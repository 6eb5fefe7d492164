public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, BarItemHolder {
  /// Makes an item with a title in the person's language.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// The title, in the middle of the bar.
  open var title: String? {
    didSet { if oldValue != title { didChange() } }
  }

  /// A view that is shown instead of the title, in its own size as far as there is room.
  open var titleView: UIView? {
    didSet { if oldValue !== titleView { didChange() } }
  }

  /// What the way back to this controller is called; nil for the title.
  open var backButtonTitle: String? {
    didSet { if oldValue != backButtonTitle { didChange() } }
  }

  /// Whether there is no way back in the bar; a swipe does not lead back then either.
  open var hidesBackButton = false {
    didSet { if oldValue != hidesBackButton { didChange() } }
  }

  /// Whether left items stand beside the way back; they take its place otherwise.
  open var leftItemsSupplementBackButton = false {
    didSet { if oldValue != leftItemsSupplementBackButton { didChange() } }
  }

  /// The items where lines begin, from the edge inward; on the right in right-to-left languages.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { replaced(oldValue, by: leftBarButtonItems) }
  }

  /// The items where lines end, from the edge inward; on the left in right-to-left languages.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { replaced(oldValue, by: rightBarButtonItems) }
  }

  /// The first of ``leftBarButtonItems``; setting it makes it the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``; setting it makes it the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // MARK: For the bar

  /// The bar that shows it, or the way back to it.
  weak var bar: UINavigationBar?

  /// Whether a way back stands in the bar, if there is one.
  var showsBack: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }

  func didChange() {
    bar?.itemDidChange(self)
  }

  func itemDidChange() { didChange() }

  private func replaced(_ old: [UIBarButtonItem]?, by new: [UIBarButtonItem]?) {
    for item in old ?? [] where item.holder === self { item.holder = nil }
    for item in new ?? [] { item.holder = self }
    didChange()
  }
}
