import Foundation
import UIKitGraphics

/// What throws a layer's shadow, in the layer's coordinates.
nonisolated enum ShadowShape {
  case box(CGRect, CornerRadii)
  case path(PathData)
  /// All that shows of the layer.
  case contents

  init(_ values: LayerValues) {
    if let path = values.shadowPath?.data {
      switch path.shape {
      case .rect(let rect): self = .box(rect, CornerRadii(all: 0))
      case .roundedRect(let rect, let corners): self = .box(rect, corners)
      case .general: self = .path(path)
      }
    } else if values.hasBackground {
      self = .box(values.area, values.corners)
    } else {
      self = .contents
    }
  }

  /// The shape as a path; nil for contents.
  var path: PathData? {
    switch self {
    case .box(let rect, let corners): CGPath(roundedRect: rect, corners: corners).data
    case .path(let path): path
    case .contents: nil
    }
  }
}
