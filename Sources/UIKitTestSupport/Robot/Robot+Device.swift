public import UIKit

extension Robot {
  /// What the app runs on. Change it to turn the device, to switch to dark, or to choose another text
  /// size: `robot.device.style = .dark`. The app has made a frame for it when the change returns.
  public var device: HostDevice {
    get { host.device }
    set {
      run { host.change(to: newValue) }
      step()
    }
  }

  /// Turns the device by a quarter: width and height change places, and so do the covered edges.
  public func turnDevice() {
    device = device.turned
  }
}

extension HostDevice {
  /// The same device turned by a quarter. What a phone covers at its top lies at both sides then, as on
  /// Apple's phones, and the strip at the bottom takes 21 points.
  public var turned: HostDevice {
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    guard idiom == .phone else { return device }
    let insets = safeAreaInsets
    let isUpright = size.height >= size.width
    device.safeAreaInsets =
      isUpright
      ? UIEdgeInsets(
        top: 0, left: insets.top, bottom: min(insets.bottom, 21), right: insets.top)
      : UIEdgeInsets(
        top: insets.left, left: 0, bottom: insets.bottom > 0 ? 34 : 0, right: 0)
    return device
  }
}
