import Foundation
import UIKitGraphics

/// What a layer drew, and the bounds it had when it did.
struct LayerRecording {
  let list: DisplayList
  let bounds: CGRect
}
