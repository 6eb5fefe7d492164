public import Foundation
public import UIKitText

/// A rectangle of what a selection covers: one for each line, more where the direction changes in a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle, in the coordinates of the view.
  open var rect: CGRect { place }
  /// The direction of the text.
  open var writingDirection: NSWritingDirection { direction }
  /// Whether the selection begins here.
  open var containsStart: Bool { isFirst }
  /// Whether the selection ends here.
  open var containsEnd: Bool { isLast }
  /// Whether lines run downward. They never do here.
  open var isVertical: Bool { false }

  private let place: CGRect
  private let direction: NSWritingDirection
  private let isFirst: Bool
  private let isLast: Bool

  init(_ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    place = rect
    self.direction = direction
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }
}
