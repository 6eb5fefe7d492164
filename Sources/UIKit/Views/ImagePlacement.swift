import Foundation

/// Where a picture lies in the bounds of its view.
nonisolated enum ImagePlacement {
  static func rect(of size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    switch mode {
    case .scaleToFill, .redraw:
      return bounds
    case .scaleAspectFit:
      return centered(size, scale(size, bounds, min), bounds)
    case .scaleAspectFill:
      return centered(size, scale(size, bounds, max), bounds)
    default:
      return CGRect(
        x: bounds.minX + (bounds.width - size.width) * horizontal(mode),
        y: bounds.minY + (bounds.height - size.height) * vertical(mode),
        width: size.width, height: size.height)
    }
  }

  private static func scale(
    _ size: CGSize, _ bounds: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGFloat {
    choose(bounds.width / size.width, bounds.height / size.height)
  }

  private static func centered(_ size: CGSize, _ scale: CGFloat, _ bounds: CGRect) -> CGRect {
    let width = size.width * scale
    let height = size.height * scale
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private static func horizontal(_ mode: UIView.ContentMode) -> CGFloat {
    switch mode {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private static func vertical(_ mode: UIView.ContentMode) -> CGFloat {
    switch mode {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
