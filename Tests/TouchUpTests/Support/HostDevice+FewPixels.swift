import UIKit

extension HostDevice {
  /// A phone of few pixels: nobody looks.
  static var fewPixels: HostDevice {
    var device = HostDevice.phone
    device.scale = 0.5
    return device
  }
}
