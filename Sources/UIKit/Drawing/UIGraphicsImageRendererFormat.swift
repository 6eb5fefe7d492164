public import Foundation

/// How a renderer stores its images.
nonisolated public class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point. 2 by default, as the default device has it.
  public var scale: CGFloat = 2 {
    didSet { scale = scale.clamped(to: 0.01...64) }
  }

  /// Whether the images have no clear parts; what is not drawn is then black.
  public var opaque = false

  /// The format for the main screen's scale.
  @MainActor public class func preferred() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    return format
  }

  /// The format that renderers use when none is given.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}
