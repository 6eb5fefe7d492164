public import Foundation

/// Something in a bar: what it shows and what it is called. It is no view itself.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Makes an item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// Whether it can be used.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { looksChanged() } }
  }

  /// What it says, in the person's language.
  open var title: String? {
    didSet { if oldValue != title { looksChanged() } }
  }

  /// What it shows instead of the title.
  open var image: UIImage? {
    didSet { if oldValue !== image { looksChanged() } }
  }

  /// A number to tell it by.
  open var tag = 0

  /// What it is called for assistive technology: needed where there is an image alone.
  open var accessibilityLabel: String? {
    didSet { looksChanged() }
  }

  /// A name for tests; people never see it.
  open var accessibilityIdentifier: String? {
    didSet { looksChanged() }
  }

  /// Told after something that is seen has changed.
  func looksChanged() {}
}
