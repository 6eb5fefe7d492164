import Foundation
import UIKitGraphics

nonisolated extension CGImage {
  /// The same pixels in memory of their own, so that a part does not keep the whole.
  func copied() -> CGImage? {
    guard let bitmap = Bitmap(width: width, height: height, opaque: isOpaque) else { return nil }
    let context = bitmap.makeContext()
    context.interpolationQuality = .none
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return bitmap.takeImage()
  }
}
