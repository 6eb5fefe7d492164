import Foundation
import UIKitText

/// A button in a bar.
///
/// It shows its image, or else its title, 17 points in the tint; or a view of the app's own; or what the system has
/// ready.
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
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    takeOver(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes what the system has ready: a word in the person's language, a sign, or a space.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.menu = menu
    self.primaryAction = primaryAction
    takeOver(primaryAction)
  }

  /// A space that shares what is left of a toolbar's width with the others of its kind.
  public static func flexibleSpace() -> Self { space(.flexibleSpace, 0) }

  /// A space of `width` points.
  public static func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  private static func space(_ kind: SystemItem, _ width: CGFloat) -> Self {
    // NB: `Self` may be a subclass, whose inherited initialiser is not known to be required.
    let made = ObjectFactory.make(Self.self)
    made.systemItem = kind
    made.width = width
    return made
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

  /// How wide it is, in points; 0, the default, for as wide as what it shows.
  open var width: CGFloat = 0 {
    didSet { if oldValue != width { holder?.itemDidChange() } }
  }

  /// Whether it is left out of its bar, with its gap.
  open var isHidden = false {
    didSet { if oldValue != isHidden { holder?.itemDidChange() } }
  }

  /// What it opens: by a tap when it has no ``primaryAction``, by a press otherwise.
  open var menu: UIMenu? {
    didSet { looksChanged() }
  }

  /// A view of the app's own, which is shown instead of a button; no action is done for it.
  open var customView: UIView? {
    didSet { if oldValue !== customView { holder?.itemDidChange() } }
  }

  /// What a tap does; the action's sender is this item. Setting it takes over its title and image, where
  /// it has them.
  open var primaryAction: UIAction? {
    didSet {
      takeOver(primaryAction)
      looksChanged()
    }
  }

  // NB: initialisers call it, too: observers do not hear of what a class sets in its own.
  private func takeOver(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  // MARK: For the kit

  /// Told of each tap, after ``primaryAction``; nil when nobody listens.
  package var onTap: (@MainActor (UIBarButtonItem) -> Void)? {
    didSet { if (oldValue == nil) != (onTap == nil), menu != nil { looksChanged() } }
  }
  /// What the kit keeps with this item: freed with it.
  package var attachments = Attachments()

  // MARK: For the bar

  /// What it is in: a navigation item, or a toolbar.
  weak var holder: (any BarItemHolder)?
  private(set) var systemItem: SystemItem?

  /// Whether it only keeps room.
  var isSpace: Bool { systemItem?.isSpace == true }

  /// What the bar shows; nil for a space.
  var view: UIView? { isSpace ? nil : customView ?? button }

  /// The size of what the bar shows, in points.
  var size: CGSize {
    var size: CGSize
    if isSpace {
      size = .zero
    } else if let customView {
      size = customView.bounds.size
      if size == .zero { size = customView.sizeThatFits(.zero) }
    } else {
      size = button.intrinsicContentSize
    }
    if width > 0, width.isFinite { size.width = width }
    return size
  }

  // NB: kept as long as the item is, so that a change of its title does not take it from under a finger.
  private lazy var button = makeButton()
  private var hasButton = false

  private func makeButton() -> UIButton {
    hasButton = true
    let button = BarButton(type: .system)
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
    let shownImage = image ?? (title == nil ? systemItem.flatMap(SystemGlyph.image) : nil)
    let shownTitle = title ?? systemItem?.word?.text()
    button.setTitle(shownImage == nil ? shownTitle : nil, for: .normal)
    button.setImage(shownImage, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && onTap == nil
    button.accessibilityLabel = accessibilityLabel ?? shownTitle
    button.accessibilityIdentifier = accessibilityIdentifier
    button.invalidateIntrinsicContentSize()
  }

  override func looksChanged() {
    if hasButton { dress(button) }
    holder?.itemDidChange()
  }
}
