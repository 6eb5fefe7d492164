public import Foundation
public import UIKitGraphics

/// Where a preview comes from, or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view whose coordinates hold; it has to be in a window while the preview moves.
  public let container: UIView
  /// Where the middle of the preview is, in points of the container.
  public let center: CGPoint
  /// What is done to the preview besides: turned, scaled.
  public let transform: CGAffineTransform

  /// A place in a container.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A place in a container, for a preview as large as its view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
