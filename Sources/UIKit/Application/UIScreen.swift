public import Foundation
import UIKitLayers
package import UIKitLoop

/// The screen that windows are shown on.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the app.
  public class var main: UIScreen { UIApplication.shared.screen }

  /// The screen in points; the origin is zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// Device pixels a point.
  public var scale: CGFloat { device.scale }

  /// Device pixels a point, of the hardware: the same as ``scale``.
  public var nativeScale: CGFloat { device.scale }

  /// The screen in device pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
  }

  /// The most frames a second.
  public var maximumFramesPerSecond: Int { 60 }

  /// What windows on this screen inherit.
  public private(set) var traitCollection: UITraitCollection

  /// Does nothing: the screen has no one above it to tell.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  package let loop: any MainLoop
  package let tree: LayerTree
  package private(set) var device: HostDevice

  package var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets }

  init(device: HostDevice, loop: any MainLoop) {
    self.device = device
    self.loop = loop
    traitCollection = device.traits
    tree = LayerTree(size: device.size, scale: device.scale, loop: loop)
    super.init()
    publishTraits()
  }

  deinit {
    ScreenTraits.withdraw(ObjectIdentifier(self), from: ObjectIdentifier(loop))
  }

  /// Takes on another device; the windows are told by the application.
  func change(to device: HostDevice) {
    self.device = device
    traitCollection = device.traits
    publishTraits()
    tree.size = device.size
    tree.scale = device.scale
  }

  private func publishTraits() {
    ScreenTraits.publish(
      traitCollection, of: ObjectIdentifier(self), on: ObjectIdentifier(loop))
  }
}
