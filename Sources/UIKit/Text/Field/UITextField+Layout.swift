import Foundation
import UIKitGraphics
import UIKitText

extension UITextField {
  /// The width of a caret, in points.
  static let caretWidth: CGFloat = 2
  /// Between the text and what is beside it, in points.
  static let gap: CGFloat = 5
  /// A side of the clear button, in points.
  static let clearButtonSide: CGFloat = 19

  private var border: FieldBorder { FieldBorder(borderStyle) }

  // MARK: Rectangles

  func ownTextRect(in bounds: CGRect) -> CGRect {
    var left = border.insets.left
    var right = border.insets.right
    var (leading, trailing) = (CGFloat(0), CGFloat(0))
    if leftViewMode.isShown(whileEditing: isEditing), leftView != nil {
      leading = max(0, leftViewRect(forBounds: bounds).width + leadingEdge)
    }
    if rightViewMode.isShown(whileEditing: isEditing), rightView != nil {
      trailing = max(0, rightViewRect(forBounds: bounds).width + leadingEdge)
    } else if showsClearButton {
      trailing = Self.clearButtonSide + Self.gap
    }
    let isMirrored = isMirrored
    left = max(left, isMirrored ? trailing : leading)
    right = max(right, isMirrored ? leading : trailing)
    return bounds.inset(
      by: UIEdgeInsets(
        top: border.insets.top, left: left, bottom: border.insets.bottom, right: right))
  }

  func ownClearButtonRect(in bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let y = ((bounds.height - side) / 2 * 2).rounded() / 2
    return mirrored(
      CGRect(x: bounds.maxX - side - Self.gap, y: bounds.minY + y, width: side, height: side),
      in: bounds)
  }

  func ownLeftViewRect(in bounds: CGRect) -> CGRect {
    guard let leftView else { return .zero }
    return mirrored(place(leftView, in: bounds, x: bounds.minX + leadingEdge), in: bounds)
  }

  func ownRightViewRect(in bounds: CGRect) -> CGRect {
    guard let rightView else { return .zero }
    let width = min(rightView.bounds.width, bounds.width)
    return mirrored(
      place(rightView, in: bounds, x: bounds.maxX - leadingEdge - width), in: bounds)
  }

  private var leadingEdge: CGFloat { borderStyle == .roundedRect ? border.insets.left : 0 }

  private func place(_ view: UIView, in bounds: CGRect, x: CGFloat) -> CGRect {
    let width = min(view.bounds.width, bounds.width)
    let height = min(view.bounds.height, bounds.height)
    return CGRect(
      x: x, y: bounds.minY + (bounds.height - height) / 2, width: width, height: height)
  }

  private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = bounds.maxX - (rect.maxX - bounds.minX)
    return rect
  }

  var showsClearButton: Bool {
    hasText && isEnabled && clearButtonMode.isShown(whileEditing: isEditing)
  }

  var wantedSize: CGSize {
    let shown = hasText ? wholeLayout.size : placeholderLayout.size
    let insets = border.insets
    let line = max(shown.height, wantedFont.lineHeight.rounded(.up))
    // 34 points for the system's font of 17, as UIKit's.
    let height = borderStyle == .roundedRect ? line + 13 : line + insets.top + insets.bottom
    let width = borderStyle == .roundedRect ? shown.width + 28 : shown.width + 2 * insets.left
    return CGSize(
      width: width.rounded(.up) + (isEditing ? Self.caretWidth : 0), height: height.rounded(.up))
  }

  // MARK: Layout

  /// Where the text is drawn now.
  var shownTextRect: CGRect {
    let rect =
      !hasText
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    return CGRect(
      x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
  }

  func layOutParts() {
    parts.show(self)
    parts.clearButton.isHidden = !showsClearButton
    if showsClearButton {
      parts.showClearButton(.systemGray, traitCollection)
      parts.clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    show(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
    show(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
    let rect = shownTextRect
    if parts.text.frame != rect {
      parts.text.frame = rect
      parts.text.setNeedsDisplay()
    }
    scrollToCaret()
    showCaret()
  }

  private func show(_ view: UIView?, _ mode: ViewMode, in rect: () -> CGRect) {
    guard let view else { return }
    view.isHidden = !mode.isShown(whileEditing: isEditing)
    if !view.isHidden { view.frame = rect() }
  }

  func layoutChanged() {
    layouts.forget()
    parts.redraw()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func traitsChanged() {
    adjustFont()
    layoutChanged()
  }

  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let style = font?.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  func textBaseline(in size: CGSize) -> CGFloat {
    let layout = hasText ? wholeLayout : placeholderLayout
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    return rect.minY + (rect.height - layout.size.height) / 2 + layout.firstBaseline
  }
}
