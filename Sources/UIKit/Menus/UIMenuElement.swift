public import Foundation

/// What a menu is made of: actions, and other menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element can stand apart from others. A set.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is shown, pale, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It does away with something: shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is chosen.
  nonisolated public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is: shown with a checkmark.
    case on = 1
    /// It is in part: shown with a dash.
    case mixed = 2
  }

  /// What it is called, in the person's language.
  open internal(set) var title: String
  /// A smaller line below the title.
  open var subtitle: String?
  /// A picture of it, at the other side of the title.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
