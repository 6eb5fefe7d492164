public import Foundation

nonisolated extension NSAttributedString {
  /// The size of the text in points, with lines only where it has line breaks.
  public func size() -> CGSize {
    drawing(in: .zero, .usesLineFragmentOrigin).bounds(at: .zero).size
  }

  /// Draws the text in the current context with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    drawing(in: .zero, .usesLineFragmentOrigin).draw(at: point, context: nil)
  }

  /// Draws the text in the current context, wrapped into `rect`. Lines that do not fit are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context, as `options` say. A side of `rect` that is zero has no limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    drawing(in: rect.size, options, context).draw(at: rect.origin, context: context)
  }

  /// Where the text would lie if it was drawn at zero. A side of `size` that is zero has no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = drawing(in: size, options, context).bounds(at: .zero)
    context?.totalBounds = bounds
    return bounds
  }

  private func drawing(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext? = nil
  ) -> StringDrawing {
    StringDrawing(self, in: size, options: options, context: context)
  }
}
