public import Foundation
public import UIKitGraphics

/// A picture. It never changes; the methods that change something give another one.
nonisolated public class UIImage: NSObject, @unchecked Sendable {
  // NB: unchecked because the class is open to subclasses by inheritance alone: all its own
  // properties are `let` and Sendable; the pixels, which may be decoded later, are behind a lock.

  /// How the stored pixels have to be turned to be seen the right way.
  nonisolated public enum Orientation: Int, Sendable {
    /// Not at all: the first row is the top.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn counterclockwise.
    case left = 2
    /// By a quarter turn clockwise.
    case right = 3
    /// Mirrored across: left and right change places.
    case upMirrored = 4
    /// Mirrored down: top and bottom change places.
    case downMirrored = 5
    /// Mirrored at the line from the top left: rows become columns.
    case leftMirrored = 6
    /// Mirrored at the line from the top right.
    case rightMirrored = 7
  }

  /// Whether the picture shows its own colours.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown has it: as a template on system buttons.
    case automatic = 0
    /// Always in its own colours.
    case alwaysOriginal = 1
    /// Always as a stencil in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable picture fills more room.
  nonisolated public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// The pixels as stored; nil for an empty image. Those of a photo are decoded when they are first asked for, on
  /// the thread that asks; nil, too, when that shows them to be damaged. ``byPreparingForDisplay()`` does it beforehand.
  public var cgImage: CGImage? { storage.image }
  /// Pixels a point.
  public let scale: CGFloat
  /// Which way up the pixels are stored.
  public let imageOrientation: Orientation
  /// Whether the picture shows its own colours.
  public let renderingMode: RenderingMode
  /// The edges that keep their size in a resizable picture, in points.
  public let capInsets: UIEdgeInsets
  /// How the middle fills more room.
  public let resizingMode: ResizingMode
  let storage: ImagePixels
  private let tint: UIColor?

  /// An image without pixels: its size is zero.
  public override convenience init() {
    self.init(cgImage: nil, scale: 1)
  }

  /// A picture of `cgImage` at scale 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// A picture of `cgImage` with `scale` pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale, imageOrientation: orientation)
  }

  /// The picture of the bytes of a JPEG, PNG, WebP, HEIC, AVIF, TIFF or GIF; nil for anything else. Its pixels are decoded
  /// when they are first needed, with its colours brought to sRGB; an animation's first.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = ImagePixels(data) else { return nil }
    self.init(pixels, scale: scale)
  }

  /// The picture of a file, see ``init(data:scale:)``; nil when it cannot be read. “@2x” and “@3x” at the end of the
  /// name set the scale. The file is not needed afterwards.
  public convenience init?(contentsOfFile path: String) {
    guard let data = ImageFiles.data(ofFile: path), let pixels = ImagePixels(data) else {
      return nil
    }
    self.init(pixels, scale: ImageFiles.scale(ofFile: path))
  }

  /// The picture `name`.png of a bundle, at the best scale there is; nil when there is none.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    guard let path = ImageFiles.path(named: name, in: bundle ?? .main) else { return nil }
    self.init(contentsOfFile: path)
  }

  convenience init(
    cgImage: CGImage?, scale: CGFloat, imageOrientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic
  ) {
    self.init(
      ImagePixels(cgImage, orientation: imageOrientation), scale: scale,
      renderingMode: renderingMode)
  }

  /// `imageOrientation` is that of the pixels, unless it was changed.
  init(
    _ storage: ImagePixels, scale: CGFloat, imageOrientation: Orientation? = nil,
    renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile, tint: UIColor? = nil
  ) {
    self.storage = storage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.imageOrientation = imageOrientation ?? storage.orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.tint = tint
    super.init()
  }

  /// Width and height in points, the right way up.
  public var size: CGSize {
    let (width, height) = (CGFloat(storage.width) / scale, CGFloat(storage.height) / scale)
    return imageOrientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The same picture mirrored across.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      storage, scale: scale, imageOrientation: imageOrientation.flipped,
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, tint: tint)
  }

  /// The same picture, in its own colours or as a stencil.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      storage, scale: scale, imageOrientation: imageOrientation,
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, tint: tint)
  }

  /// The same picture as a stencil filled with `color`: with what that comes out as where it is drawn.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal
  ) -> UIImage {
    UIImage(
      storage, scale: scale, imageOrientation: imageOrientation,
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode,
      tint: color)
  }

  /// The same picture, whose edges keep their size when it is drawn larger. Insets in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      storage, scale: scale, imageOrientation: imageOrientation,
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, tint: tint)
  }

  /// Draws the picture at its own size, its top left corner at `point`.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture at its own size, mixed in the given way; `alpha` from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into `rect` of the current context.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture into `rect`, mixed in the given way; `alpha` from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    ImagePainter(image: self, stencil: tint?.cgColor).draw(in: rect, context: context)
    context.restoreGState()
  }

  /// Draws the picture as a stencil filled with `color`.
  func drawStencil(in rect: CGRect, color: CGColor, context: CGContext) {
    ImagePainter(image: self, stencil: tint?.cgColor ?? color).draw(in: rect, context: context)
  }
}
