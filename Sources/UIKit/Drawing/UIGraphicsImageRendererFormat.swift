public import Foundation

/// How a renderer stores its images.
nonisolated public class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point. By default as many as the screen has.
  public var scale: CGFloat = UITraitCollection.current.displayScale {
    didSet { scale = scale.clamped(to: 0.01...64) }
  }

  /// Whether the images have no clear parts; what is not drawn is then black.
  public var opaque = false

  /// The format for the main screen's scale.
  public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The format that renderers use when none is given.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}
