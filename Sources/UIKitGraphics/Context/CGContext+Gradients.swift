public import Foundation

extension CGContext {
  /// Paints all that the clip lets through with colours that change along a line. Before its start and
  /// after its end nothing is painted unless the options say so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint else { return }
    draw(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  /// Paints with colours that change from one circle to another; radii in points. Inside of the start
  /// and outside of the end nothing is painted unless the options say so.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0, startRadius != endRadius || startCenter != endCenter
    else { return }
    draw(
      gradient,
      .radial(
        from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius), options)
  }

  private func draw(
    _ gradient: CGGradient, _ shape: GradientShape, _ options: CGGradientDrawingOptions
  ) {
    let area = state.ctm.isInvertible ? boundingBoxOfClipPath : .null
    send(.gradient(gradient, shape, options, state.style), painting: area)
  }
}
