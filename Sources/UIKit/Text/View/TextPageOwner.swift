import Foundation
import UIKitText

/// Whose text a page shows.
@MainActor protocol TextPageOwner: AnyObject {
  var editor: TextEditor { get }
  /// Lays out a part of a paragraph's content.
  func layOut(_ paragraph: Int, _ range: Range<Int>, _ font: UIFont, _ options: TextLayoutOptions)
    -> TextLayout
  /// The direction that a paragraph's style gives it.
  func direction(of paragraph: Int) -> Bool?
}
