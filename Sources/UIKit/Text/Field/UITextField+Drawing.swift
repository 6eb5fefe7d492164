import Foundation
import UIKitGraphics
import UIKitText

extension UITextField {
  func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = isEditing ? wholeLayout : fittingLayout
    let origin = origin(of: layout, in: rect)
    if isEditing, !editor.selection.isCaret {
      let fill = (tintColor ?? .tintColor).resolvedCGColor(with: traitCollection)
      context.setFillColor(fill.copy(alpha: fill.alpha * 0.2) ?? fill)
      for part in layout.selectionRects(for: shownSelection) {
        context.fill(part.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    var color = (textColor ?? .label).resolvedCGColor(with: traitCollection)
    if !isEnabled { color = color.copy(alpha: color.alpha * 0.5) ?? color }
    layout.draw(in: context, at: origin, color: color)
  }

  func paintPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), placeholder?.isEmpty == false else { return }
    let layout = placeholderLayout
    layout.draw(
      in: context, at: origin(of: layout, in: rect, scroll: 0),
      color: UIColor.placeholderText.resolvedCGColor(with: traitCollection))
  }

  // MARK: Places

  var shownSelection: Range<Int> {
    let range = editor.selection.range
    return offsets.shown(range.lowerBound)..<offsets.shown(range.upperBound)
  }

  /// Where a layout begins in the rectangle that it is drawn into.
  func origin(of layout: TextLayout, in rect: CGRect, scroll: CGFloat? = nil) -> CGPoint {
    let scale = traitCollection.displayScale
    // The caret has its place behind the text: at the left of what is read from right to left.
    let isRightToLeft = isTextRightToLeft
    let room = isEditing ? Self.caretWidth : 0
    let slack = rect.width - layout.size.width - room
    var x = rect.minX + (isRightToLeft ? room : 0)
    if slack > 0 {
      switch textAlignment {
      case .left: break
      case .center: x += slack / 2
      case .right: x += slack
      case .natural, .justified: x += isRightToLeft ? slack : 0
      }
    } else {
      x -= scroll ?? (isEditing ? self.scroll : 0)
    }
    let y =
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - layout.size.height
      case .center, .fill: rect.minY + (rect.height - layout.size.height) / 2
      }
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }

  /// Where the whole text begins, in the coordinates of the field.
  private var textOrigin: CGPoint {
    let rect = shownTextRect
    let origin = origin(of: hasText ? wholeLayout : placeholderLayout, in: rect)
    guard !hasText else { return origin }
    // A caret alone lies where the first letter will.
    var x = rect.minX
    switch textAlignment {
    case .left: break
    case .center: x = rect.midX - Self.caretWidth / 2
    case .right: x = rect.maxX - Self.caretWidth
    case .natural, .justified: x = isMirrored ? rect.maxX - Self.caretWidth : rect.minX
    }
    return CGPoint(x: x, y: origin.y)
  }

  func caret(at offset: Int) -> CGRect {
    let origin = textOrigin
    let line = hasText ? wholeLayout.caret(at: offsets.shown(offset)) : .zero
    let height = hasText ? line.height : wantedFont.lineHeight.rounded(.up)
    let y = hasText ? origin.y + line.minY : shownTextRect.midY - height / 2
    let scale = traitCollection.displayScale
    let isBehind = hasText && isEditing && isTextRightToLeft
    let edge = origin.x + line.minX - (isBehind ? Self.caretWidth : 0)
    let x = (edge * scale).rounded() / scale
    return CGRect(x: x, y: y, width: Self.caretWidth, height: height)
  }

  func offset(at point: CGPoint) -> Int {
    guard hasText else { return 0 }
    let origin = textOrigin
    return offsets.own(
      wholeLayout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard hasText else { return nil }
    let nearest = offset(at: point)
    for start in [editor.text.character(before: nearest), nearest] {
      let range = start..<editor.text.character(after: start)
      if !range.isEmpty, rects(of: range).contains(where: { $0.holds(point) }) {
        return UITextRange(range)
      }
    }
    return nil
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    guard hasText else { return [] }
    let origin = textOrigin
    let shown = offsets.shown(range.lowerBound)..<offsets.shown(range.upperBound)
    return wholeLayout.selectionRects(for: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func firstRect(of range: Range<Int>) -> CGRect {
    rects(of: range).first ?? caret(at: range.lowerBound)
  }

  func selection(of range: Range<Int>) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    let direction: NSWritingDirection = isTextRightToLeft ? .rightToLeft : .leftToRight
    return rects.enumerated().map { index, rect in
      let (first, last) = (index == 0, index == rects.count - 1)
      return UITextSelectionRect(
        rect, direction, isFirst: isTextRightToLeft ? last : first,
        isLast: isTextRightToLeft ? first : last)
    }
  }

  /// Moves the text so that the caret is seen, and no further than needed.
  func scrollToCaret() {
    guard isEditing, hasText else {
      scroll = 0
      return
    }
    let width = shownTextRect.width
    let overflow = max(0, wholeLayout.size.width + Self.caretWidth - width)
    let x = wholeLayout.caret(at: offsets.shown(editor.selection.head)).minX
    let old = scroll
    scroll = min(max(scroll, x + Self.caretWidth - width), x)
    scroll = min(max(scroll, 0), overflow)
    if scroll != old { parts.text.setNeedsDisplay() }
  }
}
