public import Foundation

/// What lies behind the contents of a button: a fill, an image and a line around.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The fill; nil takes the configuration's own.
  public var backgroundColor: UIColor?
  /// An image on the fill, cut to the corners.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners in points. Corner styles but `fixed` and `dynamic` have their own.
  public var cornerRadius: CGFloat = 5.95
  /// How far the background keeps from the edges, in points; negative numbers reach beyond them.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The line around; nil for none.
  public var strokeColor: UIColor?
  /// The width of the line in points.
  public var strokeWidth: CGFloat = 0

  /// Nothing behind the contents.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  init() {}
}
