import Foundation
import Testing
import UIKitImages
import UIKitTestSupport

@testable import UIKit

/// One picker that an app keeps and presents again and again, and taps at the worst moment.
@MainActor @Suite(.timeLimit(.minutes(3))) struct PickerReuseTests {
  private let log = PickerLog()

  private func picker(_ stage: PhotoStage) -> UIImagePickerController {
    stage.robot.run {
      let picker = UIImagePickerController()
      picker.delegate = log
      return picker
    }
  }

  @Test func presentedAgainItBeginsAnew() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    let picker = picker(stage)
    for isEditing in [false, true, false] {
      picker.allowsEditing = isEditing
      await stage.present(picker)
      try stage.robot.tap("Photo, one.jpg")
      await stage.rest()
      if isEditing {
        try stage.robot.tap("Choose")
        await stage.rest()
      }
      #expect(stage.screen.presentedViewController == nil)
      await stage.present(picker)
      try stage.robot.tap("Cancel")
      await stage.rest()
      #expect(stage.screen.presentedViewController == nil)
    }
    #expect(log.infos.count == 3 && log.cancels == 3)
  }

  @Test func presentedAgainItHasTheSourceThatIsSetThen() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    stage.robot.setCameras("test:red")
    let picker = picker(stage)
    await stage.present(picker)
    // By code: nothing was picked, and nothing cancelled.
    stage.robot.run { stage.screen.dismiss(animated: true) }
    await stage.rest()
    stage.robot.run { picker.sourceType = .camera }
    await stage.present(picker)
    await stage.robot.waitForCamera()
    #expect(!stage.robot.exists("Photo, one.jpg"))
    try stage.robot.tap("Take Picture")
    await stage.robot.waitForCamera()
    try stage.robot.tap("Use Photo")
    await stage.robot.waitForCamera()
    #expect(log.infos.count == 1)
    stage.robot.run { picker.sourceType = .photoLibrary }
    await stage.present(picker)
    try stage.robot.tap("Photo, one.jpg")
    await stage.rest()
    #expect(log.infos.count == 2 && log.cancels == 0)
  }

  @Test func presentedAgainWithinItsOwnHandler() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    let again = AgainDelegate(stage.screen)
    let picker = stage.robot.run { UIImagePickerController() }
    picker.delegate = again
    await stage.present(picker)
    for _ in 0..<3 {
      try stage.robot.tap("Photo, one.jpg")
      await stage.rest()
    }
    #expect(again.count == 3)
    #expect(stage.screen.presentedViewController === picker)
  }

  @Test func cancelOfTheCropWhileThePhotoIsMadeReadyPicksNothing() async throws {
    let stage = try PhotoStage(["one.heic": "sample.heic"])
    let picker = picker(stage)
    picker.allowsEditing = true
    await stage.present(picker)
    try stage.robot.tap("Photo, one.heic")
    await stage.rest()
    try stage.robot.tap("Choose")
    let workers = stage.robot.run { stage.robot.application.photoLibrary.workers }
    await withCheckedContinuation { done in workers.whenIdle { done.resume() } }
    // It is opened, of which the screen has not heard. What comes next waits until both workers may go on.
    let gate = DispatchSemaphore(value: 0)
    for _ in 0..<2 { workers.perform { _ in gate.wait() } }
    stage.robot.wait(0.05)
    try stage.robot.tap("Cancel")
    for _ in 0..<2 { gate.signal() }
    await stage.rest()
    #expect(log.infos.isEmpty && log.cancels == 0)
    #expect(stage.screen.presentedViewController === picker)
    try stage.robot.tap("Photo, one.heic")
    await stage.rest()
    try stage.robot.tap("Choose")
    await stage.rest()
    #expect(log.infos.count == 1)
  }

  @Test func cancelOfTheCropTwiceGoesBackOnce() async throws {
    let stage = try PhotoStage(["Trip/one.jpg": "orientation_1.jpg"])
    let picker = picker(stage)
    picker.allowsEditing = true
    await stage.present(picker)
    try stage.robot.tap("Albums")
    await stage.rest()
    try stage.robot.tap("Trip")
    await stage.rest()
    let depth = picker.viewControllers.count
    try stage.robot.tap("Photo, one.jpg")
    await stage.rest()
    #expect(picker.viewControllers.count == depth + 1)
    let crop = try #require(picker.topViewController as? PhotoCropController)
    let cancel = try #require(stage.robot.find("Cancel") as? UIButton)
    #expect(cancel.isDescendant(of: crop.view))
    stage.robot.run { for _ in 0..<2 { cancel.sendActions(for: .touchUpInside) } }
    await stage.rest()
    #expect(picker.viewControllers.count == depth)
  }
}

/// Dismisses a picker that has something, and presents the same one again.
@MainActor
private final class AgainDelegate: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  private(set) var count = 0
  private let screen: UIViewController

  init(_ screen: UIViewController) {
    self.screen = screen
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    count += 1
    picker.dismiss(animated: true) { [screen] in screen.present(picker, animated: true) }
  }
}
