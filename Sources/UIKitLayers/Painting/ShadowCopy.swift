import Foundation
import UIKitGraphics

/// The shadow of what shows of a layer, kept as long as that looks the same.
struct ShadowCopy {
  /// What a shadow depends on beside what is in the layer.
  struct Key: Equatable {
    let extent: CGRect
    let corners: CornerRadii
    let masksToBounds: Bool
    let sigma: CGFloat
    let color: RGBA
    /// The transform to pixels but for where the layer is.
    let linear: CGAffineTransform
  }

  let key: Key
  let image: CGImage
  /// Where it lies from the layer's origin, in pixels.
  let area: CGRect

  /// More pixels than these are not kept.
  static let mostPixels: CGFloat = 1_000_000
}
