import Foundation
import UIKitText

/// What lies in a text view: what is selected, the lines that are seen, the caret.
@MainActor final class TextViewParts {
  private let holder = UIView()
  private let highlights = UIView()
  private let lines = UIView()
  let caret = TextCaret()
  private var shown: [ObjectIdentifier: TextPieceView] = [:]
  private var spare: [TextPieceView] = []

  func install(in view: UIView) {
    holder.isUserInteractionEnabled = false
    for part in [highlights, lines, caret] {
      part.isUserInteractionEnabled = false
      holder.addSubview(part)
    }
    view.insertSubview(holder, at: 0)
  }

  /// Puts all into a place of the content.
  func place(_ frame: CGRect) {
    guard holder.frame != frame else { return }
    holder.frame = frame
    for part in [highlights, lines] { part.frame = CGRect(origin: .zero, size: frame.size) }
  }

  func show(_ seen: [TextPage.Seen], at left: CGFloat, width: CGFloat, color: UIColor) {
    var old = shown
    shown = [:]
    var missing: [TextPage.Seen] = []
    for piece in seen {
      if let view = old.removeValue(forKey: ObjectIdentifier(piece.layout)) {
        put(view, piece, left, width, color)
      } else {
        missing.append(piece)
      }
    }
    spare += old.values
    for piece in missing {
      let view = spare.popLast() ?? TextPieceView()
      if view.superview == nil { lines.addSubview(view) }
      put(view, piece, left, width, color)
    }
    for view in spare { view.removeFromSuperview() }
    spare = Array(spare.prefix(4))
  }

  private func put(
    _ view: TextPieceView, _ piece: TextPage.Seen, _ left: CGFloat, _ width: CGFloat,
    _ color: UIColor
  ) {
    shown[ObjectIdentifier(piece.layout)] = view
    view.frame = CGRect(x: left, y: piece.top, width: width, height: piece.layout.size.height)
    view.show(piece.layout, color)
  }

  /// Shows what is selected.
  func highlight(_ rects: [CGRect], color: UIColor) {
    while highlights.subviews.count > rects.count {
      highlights.subviews.last?.removeFromSuperview()
    }
    while highlights.subviews.count < rects.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      highlights.addSubview(view)
    }
    for (view, rect) in zip(highlights.subviews, rects) {
      view.frame = rect
      view.backgroundColor = color
    }
  }

  /// Draws all anew.
  func redraw() {
    for view in shown.values { view.setNeedsDisplay() }
  }
}
