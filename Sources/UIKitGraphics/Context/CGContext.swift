package import Foundation

/// A place to draw: onto a bitmap at once, or into a display list for later.
///
/// **Coordinates.** As in UIKit, the contexts of views and image renderers have their origin at the top
/// left, and y grows downward. A context made with ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)``
/// is Core Graphics's own: origin at the bottom left, y grows upward. ``draw(_:in:byTiling:)`` puts an
/// image's first row where y is greatest, so that in a view's context images come out upside down unless
/// drawn by `UIImage`: exactly as on Apple's systems.
///
/// A context belongs to the thread that made it.
public final class CGContext {
  /// Where the steps go.
  enum Target {
    case bitmap(Bitmap, CairoPainter)
    case list(DisplayListRecorder)
  }

  let target: Target
  /// From the coordinates of a transform that is the identity, to the bitmap's pixels.
  let base: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// The states outside of the transparency layers that are open.
  var openLayers: [Int] = []
  /// The current path, in the coordinates of `pathMatrix`.
  var currentPath = PathData()
  var pathMatrix = CGAffineTransform.identity

  init(bitmap: Bitmap, base: CGAffineTransform) {
    let usable = base.isInvertible ? base : .identity
    self.base = usable
    target = .bitmap(bitmap, CairoPainter(bitmap: bitmap, base: usable))
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    state = GraphicsState(clipBounds: all.applying(usable.inverted()))
  }

  private init(recorder: DisplayListRecorder, clip: CGRect) {
    base = .identity
    target = .list(recorder)
    state = GraphicsState(clipBounds: clip)
  }

  /// A context that records a display list; see ``endRecording()``.
  ///
  /// - Parameter clip: What lies outside of it is cut off; nil cuts nothing.
  package static func recording(clip: CGRect? = nil) -> CGContext {
    let clip = clip.flatMap { $0.isFinite ? $0.standardized : nil }
    return CGContext(recorder: DisplayListRecorder(clip: clip), clip: clip ?? .infinite)
  }

  /// What has been recorded; an empty list for a context of a bitmap. Draw no more afterwards.
  package func endRecording() -> DisplayList {
    guard case .list(let recorder) = target else { return .empty }
    while !openLayers.isEmpty { endTransparencyLayer() }
    while !savedStates.isEmpty { restoreGState() }
    return recorder.finish()
  }

  /// Hands over a step that paints nothing.
  func send(_ command: DrawCommand) {
    switch target {
    case .bitmap(_, let painter): painter.execute(command)
    case .list(let recorder): recorder.append(command)
    }
  }

  /// Hands over a step that paints within `area`, in the current coordinates.
  func send(_ command: DrawCommand, painting area: @autoclosure () -> CGRect) {
    switch target {
    case .bitmap(_, let painter): painter.execute(command)
    case .list(let recorder):
      var painted = area().applying(state.ctm)
      if let shadow = state.style.shadow { painted = painted.union(shadow.area(of: painted)) }
      for layer in openLayers {
        guard let shadow = savedStates[layer].style.shadow else { continue }
        painted = painted.union(shadow.area(of: painted))
      }
      recorder.append(command, painting: painted, visible: painted.overlap(state.clipBounds))
    }
  }
}
