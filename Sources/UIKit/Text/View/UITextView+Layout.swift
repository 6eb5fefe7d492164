import Foundation
import UIKitText

extension UITextView {
  /// Where the page begins in the content.
  var pageOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  private func pageWidth(in width: CGFloat) -> CGFloat {
    max(
      0,
      width - textContainerInset.left - textContainerInset.right - 2
        * textContainer.lineFragmentPadding - adjustedContentInset.left
        - adjustedContentInset.right)
  }

  private func settings(width: CGFloat) -> TextPage.Settings {
    var settings = TextPage.Settings()
    settings.font = fontInForce
    settings.options.maximumWidth = width
    settings.options.alignment = textAlignment
    settings.options.isRightToLeft = isMirrored
    settings.options.scale = traitCollection.displayScale
    settings.options.lineBreakMode =
      textContainer.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    return settings
  }

  /// Brings the page up to date with the view's size and looks.
  func preparePage() { page.set(settings(width: pageWidth(in: bounds.width))) }

  /// Something that the page depends on has changed.
  func pageChanged() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Sizes

  func size(fitting size: CGSize) -> CGSize {
    let other: TextPage
    let width = size.width > 0 ? size.width : .infinity
    if width == bounds.width {
      preparePage()
      other = page
    } else {
      other = TextPage()
      other.owner = self
      other.reset()
      other.set(settings(width: pageWidth(in: width)))
    }
    for index in other.paragraphs.indices { other.layOut(index) }
    let widest = other.paragraphs.lazy.flatMap(\.pieces).compactMap(\.layout?.size.width).max() ?? 0
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let scale = traitCollection.displayScale
    func roundedUp(_ value: CGFloat) -> CGFloat { (value * scale - 0.005).rounded(.up) / scale }
    return CGSize(
      width: min(roundedUp(widest + sides), width),
      height: roundedUp(other.height + textContainerInset.top + textContainerInset.bottom))
  }

  // MARK: Layout

  func layOutParts() {
    preparePage()
    if bringsCaretIntoSight {
      bringsCaretIntoSight = false
      // One that does not scroll itself is scrolled with what it lies in.
      if isScrollEnabled {
        scrollToCaret()
      } else if isFirstResponder {
        scrollIntoSight(caretRect(at: editor.selection.caret))
      }
    }
    var seen: [TextPage.Seen] = []
    // What was guessed about lines above becomes known as they come into sight.
    for _ in 0..<4 {
      let top = bounds.minY - pageOrigin.y
      let found = page.layOut(from: top, to: top + bounds.height)
      updateContentSize()
      if found.shift != 0, isScrollEnabled {
        contentOffset.y += found.shift
        continue
      }
      seen = found.shift == 0 ? found.seen : page.layOut(from: top, to: top + bounds.height).seen
      break
    }
    let size = CGSize(
      width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
    parts.place(CGRect(origin: .zero, size: size))
    let origin = pageOrigin
    parts.show(
      seen.map { .init(layout: $0.layout, top: $0.top + origin.y) }, at: origin.x,
      width: page.width, color: colorInForce)
    showSelection()
  }

  private func updateContentSize() {
    let scale = traitCollection.displayScale
    let height = page.height + textContainerInset.top + textContainerInset.bottom
    let insets = adjustedContentInset
    let size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: (height * scale - 0.005).rounded(.up) / scale)
    if size != contentSize { contentSize = size }
  }

  private func showSelection() {
    let selection = editor.selection
    let isCaret = selection.isCaret
    let hasCaret = isEditing && isCaret && window?.isKeyWindow == true
    parts.caret.show(at: hasCaret ? caretRect(at: selection.caret) : nil, color: tintColor)
    let isShown = !isCaret && isFirstResponder
    let top = bounds.minY - pageOrigin.y
    let rects =
      isShown ? page.rects(of: selection.range, within: top...(top + bounds.height)) : []
    parts.highlight(
      rects.map { snapped($0) }, color: (tintColor ?? .tintColor).withAlphaComponent(0.2))
  }

  /// Rectangles of the page in the view, with edges on whole pixels.
  func snapped(_ rect: CGRect) -> CGRect {
    let scale = traitCollection.displayScale
    let moved = rect.offsetBy(dx: pageOrigin.x, dy: pageOrigin.y)
    func edge(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (edge(moved.minX), edge(moved.minY))
    return CGRect(x: left, y: top, width: edge(moved.maxX) - left, height: edge(moved.maxY) - top)
  }

  // MARK: Places

  func caretRect(at caret: EditCaret) -> CGRect {
    preparePage()
    var place = page.caret(at: caret)
    // Before text from right to left is its right.
    let paragraph = editor.content.place(of: caret.offset).index
    if page.isRightToLeft(paragraph) { place.origin.x -= TextCaret.width }
    var rect = snapped(place)
    rect.size.width = TextCaret.width
    return rect
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    preparePage()
    return page.rects(of: range, within: nil).map { snapped($0) }
  }

  func firstRect(of range: Range<Int>) -> CGRect {
    preparePage()
    guard !range.isEmpty, let line = page.line(of: EditCaret(offset: range.lowerBound)) else {
      return caretRect(at: EditCaret(offset: range.lowerBound))
    }
    let part =
      range.lowerBound..<min(range.upperBound, max(range.lowerBound, line.range.upperBound))
    return rects(of: part).first ?? caretRect(at: EditCaret(offset: range.lowerBound))
  }

  func selection(of range: Range<Int>) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    let isRightToLeft = page.isRightToLeft(editor.content.place(of: range.lowerBound).index)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect, isRightToLeft ? .rightToLeft : .leftToRight, isFirst: index == 0,
        isLast: index == rects.count - 1)
    }
  }

  func character(at point: CGPoint) -> UITextRange? {
    let nearest = caret(nearestTo: point).offset
    for start in [editor.content.character(before: nearest), nearest] {
      let range = start..<editor.content.character(after: start)
      if !range.isEmpty, rects(of: range).contains(where: { $0.holds(point) }) {
        return UITextRange(range)
      }
    }
    return nil
  }

  // MARK: Scrolling

  /// Scrolls no further than is needed. What is far away is laid out on the way.
  func show(_ range: Range<Int>) {
    layoutIfNeeded()
    for _ in 0..<3 {
      preparePage()
      let start = caretRect(at: EditCaret(offset: range.lowerBound))
      let end = caretRect(at: EditCaret(offset: range.upperBound, isAtLineEnd: true))
      updateContentSize()
      let whole = start.union(end)
      let old = contentOffset
      scrollRectToVisible(whole.height > bounds.height ? end : whole, animated: false)
      layoutIfNeeded()
      if contentOffset == old { break }
    }
  }

  private func scrollToCaret() {
    for _ in 0..<3 {
      let caret = caretRect(at: editor.selection.caret)
      updateContentSize()
      // The first and the last line bring the space beyond them along.
      var rect = caret
      if caret.minY <= pageOrigin.y + 0.5 {
        rect = CGRect(x: rect.minX, y: 0, width: rect.width, height: rect.maxY)
      }
      if caret.maxY >= contentSize.height - textContainerInset.bottom - 0.5 {
        rect.size.height = contentSize.height - rect.minY
      }
      let old = contentOffset
      scrollRectToVisible(rect, animated: false)
      if contentOffset == old { break }
      let top = bounds.minY - pageOrigin.y
      _ = page.layOut(from: top, to: top + bounds.height)
    }
  }
}
