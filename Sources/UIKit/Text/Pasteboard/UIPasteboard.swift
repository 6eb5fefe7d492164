public import Foundation

/// What was copied last.
///
/// Each app has one of its own, in memory. A host that knows the desktop's sets ``string`` when that changes, and
/// hears of ``changedNotification`` when the app copies.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard of the app.
  open class var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// Posted by a pasteboard after what it holds has changed.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// The text; nil for none. A NUL or a half of a pair of surrogates is let in, and left out where it is pasted.
  open var string: String? {
    get { text }
    set {
      text = newValue
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { text?.isEmpty == false }

  /// How often what it holds has changed.
  open private(set) var changeCount = 0

  private var text: String?

  override init() {
    super.init()
  }
}
