import Foundation
import Testing
import UIKit
import UIKitCamera
import UIKitGraphics
import UIKitTestSupport

@testable import UIKit

/// The camera's screens, used as a person does.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CameraScreenTests {
  /// Gives some pictures, and then no more.
  private static let short =
    "videotestsrc is-live=true num-buffers=9 ! video/x-raw,width=64,height=48,framerate=30/1"

  private func wait(_ stage: CameraStage, for query: Query) async {
    for _ in 0..<100 where !stage.robot.exists(query) { await stage.rest() }
  }

  @Test func whatTheCameraSeesIsSeen() async throws {
    let stage = CameraStage([CameraStage.green])
    await stage.present(stage.picker())
    #expect(stage.sees(0x00FF00))
    #expect(stage.robot.exists("Take Picture"))
    // One camera: there is none to change to.
    #expect(!stage.robot.exists("Switch Camera"))
    let frames = stage.robot.frameCount
    await stage.rest()
    #expect(stage.robot.frameCount > frames)
  }

  @Test func presentedAgainItBeginsAnew() async throws {
    let stage = CameraStage([CameraStage.blue])
    let picker = stage.picker()
    for round in 1...2 {
      await stage.present(picker)
      #expect(stage.sees(0x0000FF))
      try await stage.tap("Take Picture")
      try await stage.tap("Use Photo")
      #expect(stage.log.infos.count == round)
      #expect(stage.robot.application.cameraFeeds.isIdle)
    }
  }

  @Test func aPhotoIsTakenLookedAtAndUsed() async throws {
    let stage = CameraStage([CameraStage.blue])
    await stage.present(stage.picker())
    try await stage.tap("Take Picture")
    #expect(stage.robot.exists("Use Photo") && stage.robot.exists("Retake"))
    #expect(stage.log.infos.isEmpty)
    // Nothing is recorded while the photo is looked at.
    #expect(stage.robot.application.cameraFeeds.isIdle)
    try await stage.tap("Use Photo")
    let info = try #require(stage.log.infos.first)
    #expect(stage.log.infos.count == 1 && stage.log.cancels == 0)
    #expect(info[.mediaType] as? String == "public.image")
    let image = try #require(info[.originalImage] as? UIImage)
    #expect(image.size == CGSize(width: 1920, height: 1440) && image.imageOrientation == .up)
    #expect(image.cgImage?.rgb(x: 960, y: 720) == 0x0000FF)
    #expect(info[.imageURL] == nil && info[.editedImage] == nil && info[.cropRect] == nil)
    let metadata = try #require(info[.mediaMetadata] as? [String: Any])
    #expect(metadata["PixelWidth"] as? Int == 1920 && metadata["Orientation"] as? Int == 1)
    let fields = try #require(metadata["{Exif}"] as? [String: String])
    #expect(fields["Model"] == CameraStage.blue)
    #expect(fields["DateTimeOriginal"]?.wholeMatch(of: #/\d{4}(:\d\d){2} \d\d(:\d\d){2}/#) != nil)
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test func aPhotoIsTakenAnew() async throws {
    let stage = CameraStage([CameraStage.red])
    await stage.present(stage.picker())
    for _ in 0..<2 {
      try await stage.tap("Take Picture")
      try await stage.tap("Retake")
      #expect(stage.sees(0xFF0000))
    }
    try await stage.tap("Take Picture")
    try await stage.tap("Use Photo")
    #expect(stage.log.infos.count == 1)
  }

  @Test func aSquareIsCutOutOfThePhoto() async throws {
    let stage = CameraStage([CameraStage.red])
    await stage.present(stage.picker { $0.allowsEditing = true })
    try await stage.tap("Take Picture")
    #expect(stage.robot.exists("Move and Scale"))
    try await stage.tap("Retake")
    try await stage.tap("Take Picture")
    try await stage.tap("Use Photo")
    let info = try #require(stage.log.infos.first)
    let square = CGRect(x: 240, y: 0, width: 1440, height: 1440)
    #expect(info[.cropRect] as? CGRect == square)
    let edited = try #require(info[.editedImage] as? UIImage)
    #expect(edited.size == square.size)
    #expect(edited.cgImage?.rgb(x: 700, y: 700) == 0xFF0000)
    #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 1920, height: 1440))
  }

  @Test func twoCamerasAreChangedBetween() async throws {
    let stage = CameraStage([CameraStage.red, CameraStage.blue])
    let picker = stage.picker()
    // The rear one is the second: the first looks at the person.
    #expect(picker.cameraDevice == .rear)
    await stage.present(picker)
    #expect(stage.sees(0x0000FF))
    try await stage.tap("Switch Camera")
    #expect(stage.sees(0xFF0000))
    #expect(picker.cameraDevice == .front)
    stage.robot.run { picker.cameraDevice = .rear }
    await stage.rest()
    #expect(stage.sees(0x0000FF))
    try await stage.tap("Take Picture")
    try await stage.tap("Use Photo")
    let image = stage.log.infos.first?[.originalImage] as? UIImage
    #expect(image?.cgImage?.rgb(x: 10, y: 10) == 0x0000FF)
  }

  @Test func aFrontCameraIsSeenMirroredAndItsPhotosAreNot() async throws {
    let stage = CameraStage(["test"])
    await stage.present(stage.picker())
    let view = try stage.robot.find("Camera")
    let place = stage.robot.run { view.convert(view.bounds, to: nil) }
    #expect(stage.color(place.minX + 8, place.minY + 40) == 0x0000FF)
    try await stage.tap("Take Picture")
    try await stage.tap("Use Photo")
    let image = stage.log.infos.first?[.originalImage] as? UIImage
    #expect(image?.cgImage?.rgb(x: 10, y: 200) == 0xFFFFFF)
  }

  @Test func aCameraThatIsUnpluggedSaysSoAndMayBeTriedAgain() async throws {
    let stage = CameraStage([Self.short])
    await stage.present(stage.picker())
    let lost: Query = "The camera was disconnected. Connect it again and try again."
    await wait(stage, for: lost)
    #expect(stage.robot.exists(lost))
    #expect(stage.robot.application.cameraFeeds.isIdle)
    try? stage.robot.tap("Take Picture")
    #expect(!stage.robot.exists("Use Photo"))
    // It is there again.
    stage.robot.setCameras(CameraStage.green)
    try await stage.tap("Try Again")
    #expect(!stage.robot.exists(lost))
    try await stage.tap("Cancel")
    #expect(stage.log.cancels == 1 && stage.log.infos.isEmpty)
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test func aCameraThatFailsMidwaySaysWhatWasSaid() async throws {
    let stage = CameraStage([
      "videotestsrc is-live=true ! video/x-raw,width=64,height=48 ! identity error-after=9"
    ])
    await stage.present(stage.picker())
    await wait(stage, for: "Try Again")
    #expect(stage.robot.exists("Failed after iterations as requested."))
    #expect(stage.robot.exists("Try Again"))
  }

  @Test func whatCannotBeOpenedSaysSo() async throws {
    for (camera, words) in [
      ("v4l2src device=/dev/video99", "No camera was found. Connect one and try again."),
      ("nosuchelement", "The camera cannot be used."),
    ] {
      let stage = CameraStage([camera])
      await stage.present(stage.picker())
      #expect(stage.robot.exists(Query(stringLiteral: words)), "\(camera)")
      #expect(stage.robot.exists("Try Again"))
    }
  }

  @Test func aCameraThatGoesBeforeItIsOpenedIsMissed() async throws {
    let stage = CameraStage([CameraStage.red])
    let picker = stage.picker()
    stage.robot.setCameras()
    await stage.present(picker)
    #expect(stage.robot.exists("No camera was found. Connect one and try again."))
  }

  @Test func theCameraIsLetGoWhileTheAppIsNotSeen() async throws {
    let stage = CameraStage([CameraStage.green])
    await stage.present(stage.picker())
    stage.robot.run { stage.robot.application.show(false) }
    await stage.rest()
    #expect(stage.robot.application.cameraFeeds.isIdle)
    stage.robot.run { stage.robot.application.show(true) }
    await stage.rest()
    #expect(!stage.robot.application.cameraFeeds.isIdle)
    #expect(stage.sees(0x00FF00))
    try await stage.tap("Take Picture")
    try await stage.tap("Use Photo")
    #expect(stage.log.infos.count == 1)
  }

  @Test func keysTakeUseAndCancel() async throws {
    let stage = CameraStage([CameraStage.green])
    await stage.present(stage.picker())
    stage.robot.press(.space)
    await stage.rest()
    #expect(stage.robot.exists("Use Photo"))
    stage.robot.press(.escape)
    await stage.rest()
    #expect(stage.robot.exists("Take Picture"))
    stage.robot.press(.enter)
    await stage.rest()
    stage.robot.press(.enter)
    await stage.rest()
    #expect(stage.log.infos.count == 1)
    await stage.present(stage.picker())
    stage.robot.press(.escape)
    await stage.rest()
    #expect(stage.log.cancels == 1)
    await stage.present(stage.picker())
    #expect(stage.robot.escapeGesture())
    await stage.rest()
    #expect(stage.log.cancels == 2)
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test func anAppHasControlsOfItsOwn() async throws {
    let stage = CameraStage([CameraStage.blue])
    let overlay = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    overlay.backgroundColor = .red
    overlay.isAccessibilityElement = true
    overlay.accessibilityLabel = "Mine"
    let picker = stage.picker {
      $0.showsCameraControls = false
      $0.cameraOverlayView = overlay
      $0.cameraViewTransform = CGAffineTransform(translationX: 0, y: 100)
    }
    // Dismisses nothing, as an app that wants several.
    let many = ManyLog()
    picker.delegate = many
    await stage.present(picker)
    #expect(stage.robot.exists("Mine") && !stage.robot.exists("Take Picture"))
    #expect(!stage.robot.exists("Cancel"))
    // At the top, moved by a hundred points.
    #expect(stage.color(195, 90) == 0x000000)
    #expect(stage.color(195, 110) == 0x0000FF)
    #expect(stage.color(195, 750) == 0xFF3B30 || stage.color(195, 750) == 0xFF0000)
    for count in 1...2 {
      stage.robot.run { picker.takePicture() }
      await stage.rest()
      #expect(many.count == count)
    }
    #expect(stage.screen.presentedViewController === picker)
  }

  @Test func controlsChangeSidesWithTheDirectionOfWriting() async throws {
    var device = HostDevice.phone
    device.layoutDirection = .rightToLeft
    let stage = CameraStage([CameraStage.green, CameraStage.red], device: device)
    await stage.present(stage.picker())
    let turn = try stage.robot.find("Switch Camera")
    #expect(stage.robot.run { turn.convert(turn.bounds, to: nil).midX } < 195)
  }

  @MainActor
  private final class ManyLog: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var count = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      count += 1
    }
  }
}
