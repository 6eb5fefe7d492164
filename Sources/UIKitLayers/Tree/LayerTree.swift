package import Foundation
import UIKitGraphics
package import UIKitLoop

/// Layers on a screen: keeps what has to be done, and makes frames.
///
/// A host asks for a frame when ``onFrameNeeded`` says so, and goes on asking, at the pace of the
/// screen, as long as ``isFrameNeeded`` stays true afterwards. When nothing changes there is nothing
/// to ask for and nothing is done.
package final class LayerTree {
  /// The layer that all others are in. It has the tree's size; its origin is the top left corner, and
  /// its changes are not animated.
  package let rootLayer: CALayer
  /// The clock of the animations.
  package let loop: any MainLoop

  /// The size in points. Changing it paints everything anew.
  package var size: CGSize {
    didSet { if size != oldValue { resize() } }
  }

  /// How many pixels make a point, greater than 0. Changing it paints everything anew.
  package var scale: CGFloat {
    didSet { if scale != oldValue { resize() } }
  }

  /// Whether there is something to do for a frame: a change, or an animation that runs.
  package private(set) var isFrameNeeded = false

  /// Called when ``isFrameNeeded`` becomes true; not while frames follow each other.
  package var onFrameNeeded: (() -> Void)?

  /// What the last frame that was asked for cost.
  package internal(set) var statistics = FrameStatistics()

  /// A tree of a size in points, on a screen of `scale` pixels a point.
  package init(size: CGSize, scale: CGFloat, loop: any MainLoop) {
    self.size = size
    self.scale = scale
    self.loop = loop
    rootLayer = CALayer()
    rootLayer.values.anchorPoint = .zero
    rootLayer.name = "root"
    rootLayer.enterTree(self)
    resize()
  }

  /// Makes the frame for `time`, on the loop's clock; nil when nothing on the screen has changed. To be
  /// called with times that do not go back.
  ///
  /// The passes, in this order: what moves by itself makes its step; animations move on and tell their delegates; layers lay out; layers
  /// display; what is stale is gathered; it is painted.
  package func produceFrame(at time: TimeInterval) -> LayerFrame? {
    guard frameTime == nil else { return nil }
    // What begins between the host's look at the clock and now must not lie in the future.
    let time = max(time, loop.now)
    frameTime = time
    statistics = FrameStatistics()
    CATransaction.flush()
    StepPass.run(self, at: time)
    AnimationPass.run(self, at: time)
    LayoutPass.run(self)
    DisplayPass.run(self)
    AnimationPass.refresh(self, at: time)
    DamagePass.run(self)
    let frame = CompositePass.run(self)
    frameTime = nil
    settle(at: time)
    return frame
  }

  /// Lays out what asked for it, without a frame, so that geometry can be trusted.
  package func layoutIfNeeded() {
    LayoutPass.run(self)
  }

  // MARK: Machinery

  /// When an animation that is added now begins.
  var now: TimeInterval { frameTime ?? loop.now }

  /// Asks for a frame.
  func setNeedsFrame() {
    guard !isFrameNeeded else { return }
    isFrameNeeded = true
    if frameTime == nil { onFrameNeeded?() }
  }

  /// Makes a rectangle of pixels stale.
  func damage(_ rect: CGRect) {
    region.add(rect)
    setNeedsFrame()
  }

  func startAnimating(_ layer: CALayer) {
    setNeedsFrame()
    guard let animations = layer.animations, !animations.isListed else { return }
    animations.isListed = true
    animating.append(layer)
  }

  /// Lets `stepper` make a step with each frame from the next one on, until it says that it is done. It is
  /// not kept alive.
  package func startStepping(_ stepper: any FrameStepping) {
    setNeedsFrame()
    guard !steppers.contains(where: { $0.stepper === stepper }) else { return }
    steppers.append(WeakStepper(stepper))
  }

  /// What makes a step with each frame.
  var steppers: [WeakStepper] = []

  /// The layers with animations.
  var animating: [CALayer] = []
  var region = DamageRegion(width: 0, height: 0)
  let painter = LayerPainter()
  private(set) var bitmap: Bitmap?
  /// The time of the frame that is being made.
  private var frameTime: TimeInterval?
  private var wakeUp: LoopTicket?

  /// How long before a frame a host wants to be asked for it, in seconds.
  private static let hostLead: TimeInterval = 1.0 / 60

  /// More pixels than this are refused: a screen of 8K has half as many.
  private static let mostPixels: CGFloat = 64_000_000

  /// The size of the bitmap in pixels; nil when there cannot be one.
  private var pixelSize: (width: Int, height: Int)? {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width * height <= Self.mostPixels else { return nil }
    return (Int(width), Int(height))
  }

  private func resize() {
    rootLayer.values.bounds.size = CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
    rootLayer.invalidateExtent()
    rootLayer.setNeedsLayout()
    bitmap = nil
    region = DamageRegion(width: 0, height: 0)
    if let pixels = pixelSize {
      bitmap = Bitmap(width: pixels.width, height: pixels.height)
      if bitmap != nil { region = DamageRegion(width: pixels.width, height: pixels.height) }
    }
    if bitmap == nil, size.width > 0, size.height > 0 {
      LayerDiagnostics.report("A screen of \(size) points at scale \(scale) cannot be painted")
    }
    painter.target = bitmap.map { $0.makeContext() }
    region.addAll()
    setNeedsFrame()
  }

  /// From points to pixels.
  var baseTransform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// Decides when the next frame is: at once, at a time, or when something changes.
  private func settle(at time: TimeInterval) {
    let next = AnimationPass.nextFrameTime(self, after: time)
    wakeUp?.cancel()
    wakeUp = nil
    // A host asked at the very time would be a frame late.
    let wakeTime = next.map { $0 - Self.hostLead }
    isFrameNeeded = rootLayer.pending != [] || !region.isEmpty || !steppers.isEmpty
    if let wakeTime, wakeTime <= time { isFrameNeeded = true }
    if !isFrameNeeded, let wakeTime {
      wakeUp = loop.schedule(at: wakeTime) { [weak self] in self?.setNeedsFrame() }
    }
  }
}
