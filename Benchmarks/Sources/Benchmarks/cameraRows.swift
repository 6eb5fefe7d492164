import Foundation
import Harness
import UIKit
import UIKitTestSupport

/// What a camera costs the main thread: everything else about it is done on others.
func cameraRows() -> [Row] {
  [frameRow(), askingRow()]
}

/// As a camera's screen does it: pictures come at the size of their place, the newest goes into a layer.
private func frameRow() -> Row {
  var device = HostDevice.pad
  device.size = CGSize(width: 700, height: 500)
  let robot = Robot(UIViewController(), device: device)
  let view = UIView(frame: CGRect(x: 20, y: 40, width: 640, height: 360))
  let pictures = [UIColor.red, .blue].map(picture)
  robot.run { robot.window.rootViewController?.view.addSubview(view) }
  robot.wait(0.1)
  var index = 0
  let bytes = [UInt8](repeating: 7, count: 1280 * 720 * 4)
  var copy = bytes
  return Row(
    "a camera's picture of 1280 x 720 is shown",
    subject: Workload(
      "a frame",
      repeating: {
        index = 1 - index
        try robot.frame { view.layer.contents = pictures[index] }
      }),
    yardstick: Workload(
      "its bytes copied",
      repeating: {
        copy.withUnsafeMutableBytes { to in bytes.withUnsafeBytes { to.copyMemory(from: $0) } }
      }),
    budget: .milliseconds(4))
}

/// Apps ask it when a screen comes up; GStreamer may not be loaded for it.
private func askingRow() -> Row {
  let robot = Robot(UIViewController())
  robot.run { robot.application.hostCamera = HostCamera(standIns: nil) }
  return Row(
    "whether there is a camera",
    subject: Workload(
      "asked of UIKit",
      repeating: {
        robot.run { _ = UIImagePickerController.isSourceTypeAvailable(.camera) }
      }),
    yardstick: Workload(
      "a list of the devices",
      repeating: { _ = try FileManager.default.contentsOfDirectory(atPath: "/dev") }),
    budget: .milliseconds(1))
}

/// Lines of one colour, so that no two pixels beside each other are alike.
private func picture(_ color: UIColor) -> CGImage? {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  format.opaque = true
  let size = CGSize(width: 1280, height: 720)
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    color.setFill()
    for x in stride(from: 0, to: 1280, by: 2) {
      UIBezierPath(rect: CGRect(x: x, y: 0, width: 1, height: 720)).fill()
    }
  }.cgImage
}
