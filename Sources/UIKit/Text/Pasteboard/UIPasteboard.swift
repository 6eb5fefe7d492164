public import Foundation

/// What was copied last.
///
/// Each app has one of its own. Where its host has a clipboard, the two hold the same text: what the app copies
/// goes there, and what is copied elsewhere comes here.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard of the app.
  open class var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// Posted by a pasteboard after what it holds has changed, here or elsewhere.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// The text; nil for none. A NUL or a half of a pair of surrogates is let in, and left out where it is pasted.
  open var string: String? {
    get { text }
    set {
      hold(newValue)
      onCopy(newValue)
    }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { text?.isEmpty == false }

  /// How often what it holds has changed.
  open private(set) var changeCount = 0

  private var text: String?
  private let onCopy: (String?) -> Void

  /// - Parameter onCopy: is told of what the app copies.
  init(onCopy: @escaping (String?) -> Void) {
    self.onCopy = onCopy
    super.init()
  }

  /// Something was copied elsewhere.
  func take(_ text: String?) {
    if text != self.text { hold(text) }
  }

  private func hold(_ text: String?) {
    self.text = text
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
