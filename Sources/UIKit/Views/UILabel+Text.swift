import Foundation
import UIKitGraphics
import UIKitText

extension UILabel {
  func place(in bounds: CGRect, lines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = layout(width: bounds.width, height: bounds.height, lines: lines)
    let width = min(layout.size.width, bounds.width)
    let height = min(layout.size.height, bounds.height)
    let y = bounds.height.isFinite ? bounds.minY + (bounds.height - height) / 2 : bounds.minY
    return CGRect(x: bounds.minX, y: y, width: width, height: height)
  }

  func paintText(in rect: CGRect) {
    guard !content.isEmpty, rect.width > 0, rect.height > 0,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let layout = layout(width: rect.width, height: rect.height, lines: numberOfLines)
    let scale = traitCollection.displayScale
    let y = rect.minY + (rect.height - layout.size.height) / 2
    let origin = CGPoint(x: rect.minX, y: (y * scale).rounded() / scale)
    context.saveGState()
    context.clip(to: rect.insetBy(dx: -layout.size.height, dy: -layout.size.height))
    if let shadowColor {
      let shadow = shadowColor.resolvedCGColor(with: traitCollection)
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      layout.draw(in: context, at: place, color: shadow)
    }
    layout.draw(in: context, at: origin, color: shownColor)
    context.restoreGState()
  }

  func textBaseline(isFirst: Bool, in size: CGSize) -> CGFloat {
    guard !content.isEmpty else { return size.height }
    let layout = layout(width: size.width, height: size.height, lines: numberOfLines)
    let top = (size.height - layout.size.height) / 2
    return top + (isFirst ? layout.firstBaseline : layout.lastBaseline)
  }

  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  private var shownColor: CGColor {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let shown = (color ?? .label).resolvedCGColor(with: traitCollection)
    return isEnabled ? shown : shown.copy(alpha: shown.alpha * 0.5) ?? shown
  }

  private func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
    var options = TextLayoutOptions()
    options.maximumWidth = width.isNaN ? 0 : max(0, width)
    options.maximumHeight = height.isNaN ? 0 : max(0, height)
    options.numberOfLines = max(0, lines)
    options.lineBreakMode = lineBreakMode
    options.alignment = textAlignment
    options.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    options.scale = traitCollection.displayScale
    let shrink = fontScale(for: options)
    let key = LabelLayouts.Key(
      options: options, style: traitCollection.userInterfaceStyle, fontScale: shrink)
    return layouts.layout(for: key) { make(options, shrink) }
  }

  private func make(_ options: TextLayoutOptions, _ shrink: CGFloat) -> TextLayout {
    let font: UIFont = shrink == 1 ? self.font : self.font.withSize(self.font.pointSize * shrink)
    return traitCollection.layout(content.source(font: font), font: font, options: options)
  }

  /// How much a single line has to shrink to fit.
  private func fontScale(for options: TextLayoutOptions) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, options.maximumWidth.isFinite,
      case .plain(let string?) = content
    else { return 1 }
    var free = options
    free.maximumWidth = .infinity
    free.maximumHeight = .infinity
    let whole = TextLayout(TextSource(string, font: font), font: font, options: free)
    guard whole.size.width > options.maximumWidth else { return 1 }
    // A hair less, so that rounding does not bring an ellipsis back.
    let fitting = options.maximumWidth / whole.size.width * 0.995
    return max(fitting, minimumScaleFactor.clamped(to: 0.05...1))
  }
}

extension UITraitCollection {
  /// Lays out a text whose dynamic colours come out for these traits.
  func layout(_ source: @autoclosure () -> TextSource, font: UIFont, options: TextLayoutOptions)
    -> TextLayout
  {
    var layout: TextLayout?
    performAsCurrent { layout = TextLayout(source(), font: font, options: options) }
    return layout ?? TextLayout(source(), font: font, options: options)
  }
}
