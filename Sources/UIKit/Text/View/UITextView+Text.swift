import Foundation
import UIKitText

extension UITextView: TextPageOwner {
  var fontInForce: UIFont { baseFont ?? .systemFont(ofSize: 12) }
  var colorInForce: UIColor { baseColor ?? .label }

  // MARK: Text

  func setText(_ text: String) {
    if text != editor.text || editor.marked != nil {
      editor.set(text)
      page.reset()
      textChanged()
      selectionChanged()
    }
  }

  func setText(_ attributed: NSAttributedString) {
    looks = TextLooks()
    var runs: [EditStyles.Run] = []
    attributed.enumerateAttributes(
      in: NSRange(location: 0, length: attributed.length), options: []
    ) { attributes, range, _ in
      runs.append(.init(length: range.length, look: looks.number(of: attributes)))
    }
    // NB: what is attributed may have halves of surrogate pairs, which become whole characters of the same length.
    editor.set(attributed.string, looks: runs)
    page.reset()
    textChanged()
    selectionChanged()
  }

  func attributed(_ range: Range<Int>) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: editor.content.text(in: range))
    var start = 0
    for run in editor.looks.runs(in: range) {
      text.setAttributes(
        attributes(of: run.look), range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return text
  }

  /// What a look is, with the view's own font and colour where it has none.
  func attributes(of look: Int) -> [NSAttributedString.Key: Any] {
    var attributes = looks[look]
    if attributes[.font] == nil { attributes[.font] = fontInForce }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = colorInForce }
    return attributes
  }

  func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    var attributes = attributes
    // What is the view's own is of its own look.
    if (attributes[.font] as? UIFont) == fontInForce { attributes[.font] = nil }
    if (attributes[.foregroundColor] as? UIColor) === colorInForce {
      attributes[.foregroundColor] = nil
    }
    editor.setTypingLook(looks.number(of: attributes))
  }

  /// The view's own font or colour holds for all text from now on.
  func lookChanged(_ key: NSAttributedString.Key) {
    looks.remove(key)
    if key == .font, !isScrollEnabled { invalidateIntrinsicContentSize() }
    page.forget()
    textChanged()
  }

  func traitsChanged() {
    if adjustsFontForContentSizeCategory, let style = baseFont?.textStyle {
      baseFont = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
    // Colours of looks are those of the traits that they were laid out for.
    page.forget()
    parts.redraw()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Laying out

  func layOut(
    _ paragraph: Int, _ range: Range<Int>, _ font: UIFont, _ options: TextLayoutOptions
  ) -> TextLayout {
    let start = editor.content.start(of: paragraph)
    let place = start + range.lowerBound..<start + range.upperBound
    return traitCollection.layout(source(place), font: font, options: options)
  }

  private func source(_ range: Range<Int>) -> TextSource {
    let runs = editor.looks.runs(in: range)
    let marked = isEditing ? editor.marked?.clamped(to: range) : nil
    guard runs.contains(where: { $0.look != 0 }) || marked?.isEmpty == false else {
      let look = range.isEmpty ? editor.looks.look(before: range.lowerBound) ?? 0 : 0
      let font = looks[look][.font] as? UIFont
      return TextSource(editor.content.text(in: range), font: font ?? fontInForce)
    }
    let text = NSMutableAttributedString(string: editor.content.text(in: range))
    var start = 0
    for run in runs {
      if run.look != 0 {
        text.setAttributes(looks[run.look], range: NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    if let marked, !marked.isEmpty {
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: marked.lowerBound - range.lowerBound, length: marked.count))
    }
    return TextSource(text, font: fontInForce)
  }

  func direction(of paragraph: Int) -> Bool? {
    let start = editor.content.start(of: paragraph)
    guard let look = editor.looks.look(before: start + 1), look != 0,
      let style = looks[look][.paragraphStyle] as? NSParagraphStyle
    else { return nil }
    switch style.baseWritingDirection {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural: return nil
    }
  }
}
