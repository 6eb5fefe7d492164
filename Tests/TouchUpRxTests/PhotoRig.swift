import UIKit
import UIKitTestSupport

/// A screen over another one, with a library of one photo, “six.jpg”: what questions for photos are asked from.
@MainActor final class PhotoRig {
  let folder: PhotoFolder
  let robot: Robot
  /// What lies beneath.
  let bottom = UIViewController()
  /// What asks.
  let screen = UIViewController()

  init() throws {
    folder = try PhotoFolder()
    try folder.add("orientation_6.jpg", as: "six.jpg")
    robot = Robot(bottom, device: .tiny)
    robot.setPhotos(folder.url)
    screen.modalPresentationStyle = .overFullScreen
    robot.run { bottom.present(screen, animated: false) }
    try robot.settle()
  }

  // NB: what a suite keeps may be let go of on any thread.
  isolated deinit {}

  /// Asks, and waits until the picker is there.
  func ask(
    _ face: PhotoFace, _ heard: PhotoAnswers, allowsEditing: Bool = false
  ) async -> PhotoAsked {
    let asked = face.ask(screen, robot, heard, allowsEditing: allowsEditing)
    while screen.presentedViewController == nil { await Task.yield() }
    await robot.waitForPhotos()
    return asked
  }

  /// Taps, and waits until all is over.
  func tap(_ query: Query) async throws {
    try robot.tap(query)
    await robot.waitForPhotos()
  }
}
