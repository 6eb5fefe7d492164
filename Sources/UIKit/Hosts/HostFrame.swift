public import Foundation
import UIKitGraphics
import UIKitLayers

/// A frame to show: all of the screen's pixels, and which of them changed.
///
/// Valid until the next frame; a host that needs it longer copies it.
@MainActor public struct HostFrame {
  /// Pixels across.
  public var width: Int { frame.bitmap.width }
  /// Pixels down.
  public var height: Int { frame.bitmap.height }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { frame.bitmap.bytesPerRow }
  /// The rectangles that differ from the frame before, in pixels; they may overlap.
  public var damage: [CGRect] { frame.damage }

  private let frame: LayerFrame

  init(_ frame: LayerFrame) {
    self.frame = frame
  }

  /// Reads the pixels: row by row from the top, four bytes each in the order blue, green, red, alpha,
  /// premultiplied.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    frame.bitmap.withUnsafeBytes(body)
  }

  /// A copy as an image; nil when there is no memory for it.
  public func makeImage() -> CGImage? {
    frame.bitmap.makeImage()
  }
}
