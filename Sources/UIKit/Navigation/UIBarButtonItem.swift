import Foundation
import UIKitText

/// A button in a bar.
///
/// It shows its image, or else its title, 17 points in the tint; or a view of the app's own.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How strong it looks. Raw values are UIKit's.
  nonisolated public enum Style: Int, Sendable {
    /// Regular letters.
    case plain = 0
    /// Semibold letters: for what ends the work on a screen.
    case done = 2
  }

  /// Makes an item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// Makes a button. Without a title or an image it shows those of `primaryAction`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes an item that shows `customView`, in its own size or, if it has none, the one that suits it.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// How strong it looks.
  open var style = Style.plain {
    didSet { if oldValue != style { looksChanged() } }
  }

  /// The colour; nil for the bar's tint.
  open var tintColor: UIColor? {
    didSet { looksChanged() }
  }

  /// A view of the app's own, which is shown instead of a button; no action is done for it.
  open var customView: UIView? {
    didSet { if oldValue !== customView { item?.didChange() } }
  }

  /// What a tap does; the action's sender is this item. Setting it takes over its title and image, where
  /// it has them.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }

  // MARK: For the kit

  /// Told of each tap, after ``primaryAction``; nil when nobody listens.
  package var onTap: (@MainActor (UIBarButtonItem) -> Void)?
  /// What the kit keeps with this item: freed with it.
  package var attachments = Attachments()

  // MARK: For the bar

  /// The navigation item that it is in.
  weak var item: UINavigationItem?

  /// What the bar shows.
  var view: UIView { customView ?? button }

  /// The size of what the bar shows, in points.
  var size: CGSize {
    guard let customView else { return button.intrinsicContentSize }
    let own = customView.bounds.size
    return own == .zero ? customView.sizeThatFits(.zero) : own
  }

  // NB: kept as long as the item is, so that a change of its title does not take it from under a finger.
  private lazy var button = makeButton()
  private var hasButton = false

  private func makeButton() -> UIButton {
    hasButton = true
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self, let button else { return }
        primaryAction?.perform(for: button, as: self)
        onTap?(self)
      }, for: .touchUpInside)
    dress(button)
    return button
  }

  private func dress(_ button: UIButton) {
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.accessibilityLabel = accessibilityLabel ?? title
    button.accessibilityIdentifier = accessibilityIdentifier
    button.invalidateIntrinsicContentSize()
  }

  override func looksChanged() {
    if hasButton { dress(button) }
    item?.didChange()
  }
}
