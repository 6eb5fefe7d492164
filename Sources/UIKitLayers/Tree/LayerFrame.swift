package import Foundation
package import UIKitGraphics

/// A frame for a host to show.
package struct LayerFrame {
  /// The whole frame: 32 bits a pixel, premultiplied, the top row first. The tree keeps painting into
  /// it, so what is needed longer than until the next frame has to be copied.
  package let bitmap: Bitmap
  /// The rectangles that differ from the frame before, in pixels; they may overlap.
  package let damage: [CGRect]
}
