import Foundation
import UIKitGraphics

extension LayerPainter {
  /// Paints the image of a layer, or what it drew.
  func paintContents(of shown: CALayer) {
    let values = shown.values
    if let image = values.contents {
      paint(image, values)
    } else if let recording = (shown.modelLayer ?? shown).recording {
      paint(recording, values)
    }
  }

  private func paint(_ recording: LayerRecording, _ values: LayerValues) {
    guard let context else { return }
    if values.area == recording.bounds {
      context.draw(recording.list)
      return
    }
    context.saveGState()
    context.concatenate(ContentsPlacement(values).transform(of: recording.bounds))
    context.draw(recording.list)
    context.restoreGState()
  }

  private func paint(_ image: CGImage, _ values: LayerValues) {
    let placement = ContentsPlacement(values)
    let frame = placement.frame(ofContents: image.pointSize(values))
    guard !frame.isNull, frame.hasFiniteSides else { return }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    var image = image
    if values.contentsRect != whole {
      let part = CGRect(
        x: values.contentsRect.minX * CGFloat(image.width),
        y: values.contentsRect.minY * CGFloat(image.height),
        width: values.contentsRect.width * CGFloat(image.width),
        height: values.contentsRect.height * CGFloat(image.height))
      guard let cropped = image.cropping(to: part) else { return }
      image = cropped
    }
    if values.contentsCenter == whole || !placement.isResizing {
      context?.drawUpright(image, in: frame)
    } else {
      paint(NinePatch(image, center: values.contentsCenter, scale: values.contentsScale), in: frame)
    }
  }

  private func paint(_ patch: NinePatch, in frame: CGRect) {
    for piece in patch.pieces(in: frame) {
      if let part = patch.image.cropping(to: piece.source) {
        context?.drawUpright(part, in: piece.target)
      }
    }
  }
}
