import Foundation
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

/// A layer tree on a clock of its own, as a test wants it.
@MainActor
final class Stage {
  let loop = VirtualLoop()
  let tree: LayerTree
  /// The frames made by the loop, the newest last.
  private(set) var frames: [LayerFrame] = []
  var root: CALayer { tree.rootLayer }

  // Suites are freed wherever their last test ended; layers are not.
  isolated deinit {}

  init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1) {
    tree = LayerTree(size: CGSize(width: width, height: height), scale: scale, loop: loop)
  }

  /// Makes frames as a host does, from now on.
  func present() {
    tree.onFrameNeeded = { [unowned self] in requestFrame() }
    if tree.isFrameNeeded { requestFrame() }
  }

  /// Makes one frame at the loop's time.
  @discardableResult
  func frame() -> LayerFrame? { tree.produceFrame(at: loop.now) }

  /// The colour of a pixel as #RRGGBBAA, not premultiplied.
  func color(_ x: Int, _ y: Int) -> String {
    guard let color = tree.bitmap?.makeImage()?.color(x: x, y: y) else { return "none" }
    func hex(_ value: CGFloat) -> String {
      let byte = Int((value * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + hex(color.red) + hex(color.green) + hex(color.blue) + hex(color.alpha)
  }

  private func requestFrame() {
    loop.requestFrame { [unowned self] in
      if let frame = frame() { frames.append(frame) }
      if tree.isFrameNeeded { requestFrame() }
    }
  }
}

extension CALayer {
  /// A layer that does not animate by itself.
  static func still(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.makeStill()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  func makeStill() {
    delegate = Stillness.shared
  }
}

/// A delegate that allows no action, as a view outside of an animation block.
@MainActor
final class Stillness: CALayerDelegate {
  static let shared = Stillness()
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
