import Foundation
import UIKitGraphics
import UIKitText

extension UITextField {
  var offsets: FieldOffsets { FieldOffsets(text: editor.text, isSecure: isSecureTextEntry) }
  var shownString: String { offsets.shown }
  var wantedFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// Whether the text begins at the right.
  var isTextRightToLeft: Bool {
    let text = hasText ? shownString : placeholder ?? ""
    return PlainGeometry(text: String(text.prefix(256)), isRightToLeft: isMirrored)
      .isRightToLeft(at: 0)
  }

  var currentAttributedText: NSAttributedString? {
    if let styled { return NSAttributedString(attributedString: styled) }
    return NSAttributedString(
      string: editor.text,
      attributes: [.font: wantedFont, .foregroundColor: textColor ?? UIColor.label])
  }

  func setText(_ text: String, styled new: NSAttributedString?) {
    styled = new.map { NSMutableAttributedString(attributedString: $0) }
    // NB: what is attributed may have had halves of surrogate pairs.
    if text != editor.text || editor.marked != nil || new != nil {
      editor.set(text)
      selectionChanged()
    }
    textChanged()
  }

  // MARK: Layouts

  /// All of the text, on one line.
  var wholeLayout: TextLayout {
    layouts.layout(.whole, for: key(.infinity)) { make(.infinity, .byWordWrapping, fittingFont) }
  }

  /// The text with what does not fit left out: how it shows while it is not edited.
  var fittingLayout: TextLayout {
    let width = shownTextRect.width
    return layouts.layout(.fitting, for: key(width)) {
      make(width, .byTruncatingTail, fittingFont)
    }
  }

  var placeholderLayout: TextLayout {
    let width = bounds.width > 0 ? placeholderRect(forBounds: bounds).width : .infinity
    return layouts.layout(.placeholder, for: key(width)) { makePlaceholder(max(0, width)) }
  }

  private func key(_ width: CGFloat) -> FieldLayouts.Key {
    .init(
      options: options(width, .byTruncatingTail), style: traitCollection.userInterfaceStyle,
      size: bounds.width)
  }

  private func options(_ width: CGFloat, _ mode: NSLineBreakMode) -> TextLayoutOptions {
    var options = TextLayoutOptions()
    options.maximumWidth = width
    options.numberOfLines = mode == .byWordWrapping ? 0 : 1
    options.lineBreakMode = mode
    // Where the line lies is reckoned here: an endless line has no edges.
    options.alignment = .left
    options.isRightToLeft = isMirrored
    options.scale = traitCollection.displayScale
    options.followsParagraphStyles = false
    return options
  }

  private func make(_ width: CGFloat, _ mode: NSLineBreakMode, _ font: UIFont) -> TextLayout {
    traitCollection.layout(source(font), font: font, options: options(width, mode))
  }

  private func source(_ font: UIFont) -> TextSource {
    let shown = shownString
    guard isEditing, let marked = editor.marked, !isSecureTextEntry else {
      guard let styled, !isSecureTextEntry, shown == editor.text else {
        return TextSource(shown, font: font)
      }
      return TextSource(styled, font: font)
    }
    let text = NSMutableAttributedString(string: shown)
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: marked.lowerBound, length: marked.count))
    return TextSource(text, font: font)
  }

  private func makePlaceholder(_ width: CGFloat) -> TextLayout {
    let text = attributedPlaceholder ?? NSAttributedString(string: "")
    return traitCollection.layout(
      TextSource(text, font: wantedFont), font: wantedFont,
      options: options(width, .byTruncatingTail))
  }

  /// The font, or a smaller one that the text fits in.
  private var fittingFont: UIFont {
    let font = wantedFont
    guard adjustsFontSizeToFitWidth, bounds.width > 0 else { return font }
    let whole = make(.infinity, .byWordWrapping, font).size.width + Self.caretWidth
    let room = shownTextRect.width
    guard whole > room, whole > 0 else { return font }
    let least = min(max(minimumFontSize, 8), font.pointSize)
    return font.withSize(max(least, font.pointSize * room / whole * 0.995))
  }
}
