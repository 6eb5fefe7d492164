import Foundation
import UIKit
import UIKitTestSupport

/// A robot in an app with cameras.
@MainActor final class CameraStage {
  /// A picture of one colour.
  static let (red, green, blue) = ("test:red", "test:green", "test:blue")

  let robot: Robot
  let log = PickerLog()
  let screen = UIViewController()

  init(_ cameras: [String], device: HostDevice = .phone) {
    robot = Robot(UINavigationController(), device: device)
    robot.run {
      robot.application.hostCamera = HostCamera(standIns: cameras)
      screen.view.backgroundColor = .systemBackground
      (robot.window.rootViewController as? UINavigationController)?
        .setViewControllers([screen], animated: false)
    }
    robot.wait(0.1)
  }

  /// A picker for the camera.
  func picker(_ change: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
    robot.run {
      let picker = UIImagePickerController()
      picker.sourceType = .camera
      picker.delegate = log
      change(picker)
      return picker
    }
  }

  /// Presents a picker and lets the camera show something.
  func present(_ picker: UIImagePickerController) async {
    robot.run { screen.present(picker, animated: true) }
    await rest()
  }

  func rest() async { await robot.waitForCamera() }

  func tap(_ query: Query) async throws {
    try robot.tap(query)
    await rest()
  }

  /// The colour of a point of the screen, as 0xRRGGBB; nil outside of it.
  func color(_ x: CGFloat, _ y: CGFloat) -> UInt32? {
    let image = robot.image
    return image.cgImage?.rgb(x: Int(x * image.scale), y: Int(y * image.scale))
  }

  /// Whether the middle of what the camera sees has a colour, nearly: colours are packed on their way.
  func sees(_ wanted: UInt32) -> Bool {
    guard let view = try? robot.find("Camera") else { return false }
    let place = robot.run { view.convert(view.bounds, to: nil) }
    guard let color = color(place.midX, place.midY) else { return false }
    return [16, 8, 0].allSatisfy { shift in
      abs(Int(color >> shift & 255) - Int(wanted >> shift & 255)) <= 8
    }
  }
}
