import Foundation
import UIKitGraphics

/// Paints the shadows of layers.
///
/// A box that is not turned is painted from a nine-patch that serves boxes of all sizes; another shape
/// from an image of its own; the shadow of a layer without a background from the layer itself, painted
/// aside. What is blurred much is blurred small and enlarged, which nobody sees.
final class ShadowPainter {
  /// Paints the shadow under a layer; the context's coordinates are the layer's, `transform` maps them
  /// to pixels. `paintContents` paints the layer without its shadow on another bitmap, of which the
  /// given transform maps the layer's coordinates to pixels.
  func paint(
    _ values: LayerValues, in context: CGContext, _ transform: CGAffineTransform,
    damage: CGRect, extent: CGRect, alpha: CGFloat, kept: inout ShadowCopy?,
    paintContents: (Bitmap, CGAffineTransform) -> Void
  ) {
    guard let color = values.shadowColor?.rgba else { return }
    let job = Job(
      context: context, transform: transform, damage: damage, color: color,
      alpha: alpha * CGFloat(min(values.shadowOpacity, 1)), sigma: values.shadowSigma,
      offset: values.shadowOffset, scale: transform.meanScale)
    context.saveGState()
    defer { context.restoreGState() }
    context.setAlpha(job.alpha)
    let shape = ShadowShape(values)
    if values.punchesOutShadow, let path = shape.path { punchOut(path, extent, job) }
    switch shape {
    case .contents:
      if !paint(job, contents: extent, values, &kept, paintContents) {
        paint(job, contents: extent, paintContents)
      }
    case .box(let rect, let corners) where transform.b == 0 && transform.c == 0 && job.isBlurred:
      paint(job, box: rect, corners, hiddenBy: values.opaqueArea(alpha))
    case let shape:
      if let path = shape.path { paint(job, path: path) }
    }
  }

  private struct Job {
    let context: CGContext
    let transform: CGAffineTransform
    let damage: CGRect
    let color: RGBA
    let alpha: CGFloat
    let sigma: CGFloat
    let offset: CGSize
    let scale: CGFloat

    var isBlurred: Bool { sigma * scale > 0.1 }
    /// How much smaller than the screen a shadow is blurred.
    var shrinking: CGFloat { min(1, ShadowPainter.finestSigma / (sigma * scale)) }
  }

  /// A blur wider than this, in pixels, is made at a smaller size.
  private static let finestSigma: CGFloat = 6

  /// A box whose corners and blur reach further inward, in pixels of the patch, gets an image of its own.
  private static let largestEdge: CGFloat = 256

  private let images = ShadowImages()
  /// How many shadows were made of what layers show since it was set to 0.
  var madeCount = 0

  /// Keeps the shadow from under what throws it.
  private func punchOut(_ path: PathData, _ extent: CGRect, _ job: Job) {
    let reach = job.sigma * 3 + 1
    let around = path.controlBox.union(extent).insetBy(dx: -reach, dy: -reach)
      .union(path.controlBox.offsetBy(dx: job.offset.width, dy: job.offset.height))
      .insetBy(dx: -reach, dy: -reach)
    job.context.beginPath()
    job.context.addRect(around)
    job.context.addPath(CGPath(data: path))
    job.context.clip(using: .evenOdd)
  }

  // MARK: Boxes

  private func paint(
    _ job: Job, box: CGRect, _ corners: CornerRadii, hiddenBy cover: CGRect?
  ) {
    // Whole pixels, so that the pieces of the patch join without seams.
    let onScreen = box.offsetBy(dx: job.offset.width, dy: job.offset.height)
      .applying(job.transform).rounded
    guard onScreen.width >= 1, onScreen.height >= 1 else { return }
    let shrinking = job.shrinking
    let sigma = job.sigma * job.scale * shrinking
    let radii = corners.scaled(by: job.scale * shrinking).fitted(
      to: CGSize(width: onScreen.width * shrinking, height: onScreen.height * shrinking))
    // From an edge as far inward as corner and blur reach nothing is even; beyond all is.
    let margin = ShadowImages.margin(sigma)
    let uneven = radii.largest.rounded(.up) + margin
    guard uneven <= Self.largestEdge else {
      return paint(job, path: CGPath(roundedRect: box, corners: corners).data)
    }
    let size = CGSize(
      width: min((onScreen.width * shrinking).rounded(.up), 2 * uneven + 1),
      height: min((onScreen.height * shrinking).rounded(.up), 2 * uneven + 1))
    let key = ShadowImages.Key(shape: .box(size, radii), sigma: sigma, color: job.color)
    guard let image = images.image(for: key) else { return }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let edge = margin + uneven
    let center = CGRect(
      x: min(edge, width / 2) / width, y: min(edge, height / 2) / height,
      width: max(width - 2 * edge, 0) / width, height: max(height - 2 * edge, 0) / height)
    let frame = onScreen.insetBy(dx: -margin / shrinking, dy: -margin / shrinking)
    let hidden = cover?.applying(job.transform)
    job.context.concatenate(job.transform.inverted())
    for piece in NinePatch(image, center: center, scale: shrinking).pieces(in: frame) {
      let target = piece.target.rounded
      guard target.overlaps(job.damage), hidden?.contains(target) != true,
        let part = image.cropping(to: piece.source)
      else { continue }
      job.context.drawUpright(part, in: target)
    }
  }

  // MARK: Other shapes

  private func paint(_ job: Job, path: PathData) {
    let box = path.controlBox
    guard !box.isNull else { return }
    job.context.translateBy(x: job.offset.width, y: job.offset.height)
    guard job.isBlurred else {
      job.context.setFillColor(CGColor(rgba: job.color))
      job.context.fill(path, .winding)
      return
    }
    // A step of two keeps one image while a layer grows or shrinks.
    let finest = min(exp2(log2(max(job.scale, 1.0 / 64)).rounded(.up)), 16)
    let room = Self.largestSide / max(box.width, box.height, 1)
    let resolution = min(finest, Self.finestSigma / job.sigma, room)
    let scaled = path.transformed(by: CGAffineTransform(scaleX: resolution, y: resolution))
    let sigma = job.sigma * resolution
    let key = ShadowImages.Key(shape: .path(scaled), sigma: sigma, color: job.color)
    guard let image = images.image(for: key) else { return }
    let margin = ShadowImages.margin(sigma) / resolution
    job.context.drawUpright(
      image,
      in: CGRect(
        x: box.minX - margin, y: box.minY - margin,
        width: CGFloat(image.width) / resolution, height: CGFloat(image.height) / resolution))
  }

  /// A blurred shape of its own has at most this side, in pixels.
  private static let largestSide: CGFloat = 1024

  // MARK: Layers without a background

  /// Paints the shadow that is kept, or one to be kept. Returns false when it would be too large for that.
  private func paint(
    _ job: Job, contents extent: CGRect, _ values: LayerValues, _ kept: inout ShadowCopy?,
    _ paintContents: (Bitmap, CGAffineTransform) -> Void
  ) -> Bool {
    guard !extent.isNull else { return true }
    var linear = job.transform
    (linear.tx, linear.ty) = (0, 0)
    let key = ShadowCopy.Key(
      extent: extent, corners: values.corners, masksToBounds: values.masksToBounds,
      sigma: job.sigma, color: job.color, linear: linear)
    if kept?.key != key { kept = makeCopy(job, key, paintContents) }
    guard let kept else { return false }
    let offset = job.offset.applying(linear)
    job.context.concatenate(job.transform.inverted())
    // At whole pixels, where it is only copied; half a pixel nobody sees in a shadow.
    job.context.drawUpright(
      kept.image,
      in: kept.area.offsetBy(
        dx: (job.transform.tx + offset.width).rounded(),
        dy: (job.transform.ty + offset.height).rounded()))
    return true
  }

  private func makeCopy(
    _ job: Job, _ key: ShadowCopy.Key, _ paintContents: (Bitmap, CGAffineTransform) -> Void
  ) -> ShadowCopy? {
    let reach = (job.sigma * job.scale * 3 + 2).rounded(.up)
    let all = key.extent.applying(key.linear).insetBy(dx: -reach, dy: -reach)
    let shrinking = job.isBlurred ? job.shrinking : 1
    guard all.hasFiniteSides,
      all.width * all.height * shrinking * shrinking <= ShadowCopy.mostPixels,
      let area = all.pixels(in: .infinite),
      let image = blurred(job, area, key.linear, shrinking, paintContents)
    else { return nil }
    // In full size it is only copied in each frame; a very large one is enlarged each time instead.
    if shrinking < 1, area.width * area.height <= ShadowCopy.mostPixels,
      let enlarged = enlarged(image, shrinking, area.size)
    {
      return ShadowCopy(key: key, image: enlarged, area: area)
    }
    return ShadowCopy(
      key: key, image: image,
      area: CGRect(
        x: area.minX, y: area.minY, width: CGFloat(image.width) / shrinking,
        height: CGFloat(image.height) / shrinking))
  }

  /// In full size once, so that it is only copied in each frame.
  private func enlarged(_ image: CGImage, _ shrinking: CGFloat, _ size: CGSize) -> CGImage? {
    guard let bitmap = Bitmap(width: Int(size.width), height: Int(size.height)) else { return nil }
    bitmap.makeContext().drawUpright(
      image,
      in: CGRect(
        x: 0, y: 0, width: CGFloat(image.width) / shrinking,
        height: CGFloat(image.height) / shrinking))
    return bitmap.takeImage()
  }

  /// What is in an area of pixels, blurred.
  private func blurred(
    _ job: Job, _ area: CGRect, _ transform: CGAffineTransform, _ shrinking: CGFloat,
    _ paintContents: (Bitmap, CGAffineTransform) -> Void
  ) -> CGImage? {
    let width = Int((area.width * shrinking).rounded(.up))
    let height = Int((area.height * shrinking).rounded(.up))
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    let toBitmap = CGAffineTransform(translationX: -area.minX, y: -area.minY)
      .concatenating(CGAffineTransform(scaleX: shrinking, y: shrinking))
    madeCount += 1
    paintContents(bitmap, transform.concatenating(toBitmap))
    var plane = AlphaPlane(bitmap)
    plane.blur(sigma: job.sigma * job.scale * shrinking)
    return plane.image(of: job.color)
  }

  private func paint(
    _ job: Job, contents extent: CGRect, _ paintContents: (Bitmap, CGAffineTransform) -> Void
  ) {
    guard !extent.isNull else { return }
    let reach = (job.sigma * job.scale * 3 + 2).rounded(.up)
    let offset = job.offset.applying(job.transform)
    // What of the layer throws a shadow into the damage, in pixels.
    let needed = job.damage.offsetBy(dx: -offset.width, dy: -offset.height)
      .insetBy(dx: -reach, dy: -reach)
    guard
      let area = extent.applying(job.transform).insetBy(dx: -reach, dy: -reach)
        .pixels(in: needed)
    else { return }
    let shrinking = job.isBlurred ? job.shrinking : 1
    guard let image = blurred(job, area, job.transform, shrinking, paintContents) else { return }
    job.context.concatenate(job.transform.inverted())
    job.context.drawUpright(
      image,
      in: CGRect(
        x: area.minX + offset.width, y: area.minY + offset.height,
        width: CGFloat(image.width) / shrinking, height: CGFloat(image.height) / shrinking))
  }
}

extension LayerValues {
  /// What of the layer hides what is under it.
  fileprivate nonisolated func opaqueArea(_ alpha: CGFloat) -> CGRect? {
    guard alpha >= 1, backgroundColor?.alpha == 1 else { return nil }
    // The largest level rectangle without the corners.
    let inset = corners.largest * 0.3
    return area.insetBy(dx: inset, dy: inset)
  }
}

extension CGRect {
  /// The same with sides on whole pixels.
  fileprivate nonisolated var rounded: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}
