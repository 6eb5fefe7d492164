public import Foundation

/// Text that draws and measures itself: `String` and `NSString`.
nonisolated public protocol NSStringDrawing {
  /// What is drawn.
  var drawnText: String { get }
}

extension String: NSStringDrawing {
  /// The string itself.
  nonisolated public var drawnText: String { self }
}

extension NSString: NSStringDrawing {
  /// The string itself.
  nonisolated public var drawnText: String { substring(from: 0) }
}

// NB: as in UIKit: letters without a font are the system's of 12 points, and without a colour black.
nonisolated extension NSStringDrawing {
  /// The size of the text in points, with lines only where it has line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text in the current context with its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped into `rect`. Lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text in the current context, as `options` say. A side of `rect` that is zero has no limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// Where the text would lie if it was drawn at zero. A side of `size` that is zero has no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    NSAttributedString(string: drawnText, attributes: attributes)
  }
}
