import UIKit

extension HostDevice {
  /// A phone of few pixels: many frames in little time.
  static var coarse: HostDevice {
    var device = HostDevice.phone
    device.scale = 0.5
    return device
  }
}
