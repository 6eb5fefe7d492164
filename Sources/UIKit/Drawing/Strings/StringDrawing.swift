import Foundation
import UIKitGraphics
import UIKitText

/// A string laid out to be drawn or measured: the one primitive under all methods of strings that do so.
nonisolated struct StringDrawing {
  private let layout: TextLayout
  private let scale: CGFloat
  private let hasBaselineOrigin: Bool

  /// - Parameter size: the room in points; what is zero or less, or not a number, has no limit.
  init(
    _ string: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    hasBaselineOrigin = !options.contains(.usesLineFragmentOrigin)
    let layoutOptions = Self.layoutOptions(for: size, options)
    let smallest = context?.minimumScaleFactor ?? 0
    (layout, scale) =
      smallest > 0 && smallest < 1
      ? Self.fitted(string, layoutOptions, smallest: smallest)
      : (Self.layout(string, layoutOptions, scale: 1), 1)
    context?.actualScaleFactor = scale
  }

  /// Where the text lies when it is drawn at `origin`.
  func bounds(at origin: CGPoint) -> CGRect {
    CGRect(origin: corner(for: origin), size: layout.size)
  }

  func draw(at origin: CGPoint, context: NSStringDrawingContext?) {
    context?.totalBounds = bounds(at: origin)
    guard let target = UIGraphicsGetCurrentContext() else { return }
    layout.draw(in: target, at: corner(for: origin), color: CGColor(gray: 0, alpha: 1))
  }

  private func corner(for origin: CGPoint) -> CGPoint {
    hasBaselineOrigin ? CGPoint(x: origin.x, y: origin.y - layout.firstBaseline) : origin
  }

  private static func layoutOptions(
    for size: CGSize, _ options: NSStringDrawingOptions
  ) -> TextLayoutOptions {
    var result = TextLayoutOptions()
    result.maximumWidth = size.width > 0 ? size.width : .infinity
    result.maximumHeight = size.height > 0 ? size.height : .infinity
    if !options.contains(.usesLineFragmentOrigin) {
      result.numberOfLines = 1
      result.maximumWidth = .infinity
      result.maximumHeight = .infinity
    } else if options.contains(.truncatesLastVisibleLine) {
      result.lineBreakMode = .byTruncatingTail
      result.followsParagraphStyles = false
    }
    result.scale = UITraitCollection.current.displayScale
    return result
  }

  private static func layout(
    _ string: NSAttributedString, _ options: TextLayoutOptions, scale: CGFloat
  ) -> TextLayout {
    let font = UIFont.systemFont(ofSize: defaultSize * scale)
    let scaled = scale == 1 ? string : string.withFonts(scaledBy: scale)
    return TextLayout(TextSource(scaled, font: font), font: font, options: options)
  }

  /// The largest letters that fit, found by halving; 1/256 of the way is near enough.
  private static func fitted(
    _ string: NSAttributedString, _ options: TextLayoutOptions, smallest: CGFloat
  ) -> (TextLayout, CGFloat) {
    let whole = layout(string, options, scale: 1)
    if fits(whole, options) { return (whole, 1) }
    var (low, high) = (smallest, CGFloat(1))
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if fits(layout(string, options, scale: middle), options) {
        low = middle
      } else {
        high = middle
      }
    }
    return (layout(string, options, scale: low), low)
  }

  private static func fits(_ layout: TextLayout, _ options: TextLayoutOptions) -> Bool {
    !layout.isTruncated && layout.size.width <= options.maximumWidth
      && layout.size.height <= options.maximumHeight
  }

  /// The size of letters without a font, in points, as in UIKit.
  private static let defaultSize: CGFloat = 12
}

nonisolated extension NSAttributedString {
  fileprivate func withFonts(scaledBy scale: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      guard let font = value as? UIFont else { return }
      result.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return result
  }
}
