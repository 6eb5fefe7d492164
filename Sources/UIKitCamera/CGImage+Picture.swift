import CGStreamer
import UIKitGraphics

extension CGImage {
  /// A copy of a picture of GStreamer's; nil when there is no memory for it.
  convenience init?(_ picture: CGstPicture) {
    let (width, height) = (Int(picture.width), Int(picture.height))
    guard let buffer = PixelBuffer(count: width * height * 4) else { return nil }
    cgst_copy(picture, buffer.base)
    self.init(
      buffer: buffer, width: width, height: height, bytesPerRow: width * 4, format: .rgb24)
  }
}
