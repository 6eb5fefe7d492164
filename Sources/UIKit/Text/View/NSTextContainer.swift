public import Foundation
public import UIKitText

/// Where the lines of a text view lie.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The space left free at both ends of a line, in points: 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if oldValue != lineFragmentPadding { view?.pageChanged() } }
  }

  /// Where the lines of a paragraph end: between words by default, or at any character. Other modes are as between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if oldValue != lineBreakMode { view?.pageChanged() } }
  }

  weak var view: UITextView?

  override init() {
    super.init()
  }
}
