import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCamera

/// Test pictures of GStreamer's, seen and taken.
@Suite(.timeLimit(.minutes(2))) struct CameraFeedTests {
  private func camera(_ setting: String, _ number: Int = 0) -> Camera {
    CameraList.all(standIns: Array(repeating: setting, count: number + 1))[number]
  }

  private func rgb(_ image: CGImage?, _ x: Double, _ y: Double) -> [Int]? {
    guard let image else { return nil }
    let color = image.color(
      x: min(Int(x * Double(image.width)), image.width - 1),
      y: min(Int(y * Double(image.height)), image.height - 1))
    return color.map { [$0.red, $0.green, $0.blue].map { Int(($0 * 255).rounded()) } }
  }

  private func isNear(_ one: [Int]?, _ other: [Int]) -> Bool {
    guard let one else { return false }
    return zip(one, other).allSatisfy { abs($0 - $1) <= 6 }
  }

  @Test func picturesAreSeen() async throws {
    let log = FeedLog()
    log.feed?.start(camera("test:red"))
    await log.wait { $0.frames >= 3 }
    #expect(log.frames >= 3)
    #expect(isNear(rgb(log.last, 0.5, 0.5), [255, 0, 0]))
    #expect(log.last?.width == 960 && log.last?.height == 720)
    log.feed?.stop()
    await log.wait { $0.feed?.isAtWork == false }
    #expect(log.feed?.isAtWork == false)
  }

  @Test func picturesOfAFrontCameraAreMirroredAndPhotosAreNot() async throws {
    let log = FeedLog()
    log.feed?.start(camera("test"))
    await log.wait { $0.frames >= 1 }
    // The bars of the test picture go from white to blue.
    #expect(isNear(rgb(log.last, 0.05, 0.3), [0, 0, 255]))
    #expect(isNear(rgb(log.last, 0.95, 0.3), [255, 255, 255]))
    log.feed?.takePhoto()
    await log.wait { !$0.photos.isEmpty }
    let photo = try #require(log.photos.first?.image)
    #expect(photo.width == 1920 && photo.height == 1440)
    #expect(isNear(rgb(photo, 0.05, 0.3), [255, 255, 255]))
    #expect(isNear(rgb(photo, 0.95, 0.3), [0, 0, 255]))
    #expect(log.photos.count == 1)
    log.feed?.stop()
    let rear = FeedLog()
    rear.feed?.start(camera("test", 1))
    await rear.wait { $0.frames >= 1 }
    #expect(isNear(rgb(rear.last, 0.05, 0.3), [255, 255, 255]))
  }

  @Test func picturesComeAtTheSizeThatIsWanted() async {
    let log = FeedLog()
    log.feed?.start(camera("test:green"))
    await log.wait { $0.frames >= 1 }
    log.feed?.resize(to: FrameSize(width: 320, height: 240))
    await log.wait { $0.last?.width == 320 }
    #expect(log.last?.height == 240)
    #expect(log.errors.isEmpty)
    // And after a photo, too, for which the camera is opened anew.
    log.feed?.takePhoto()
    await log.wait { !$0.photos.isEmpty }
    let frames = log.frames
    await log.wait { $0.frames > frames + 2 }
    #expect(log.last?.width == 320)
    #expect(log.photos.first?.image.width == 1920)
  }

  @Test func whatEndsIsLost() async {
    let log = FeedLog()
    log.feed?.start(camera("videotestsrc num-buffers=5 ! video/x-raw,width=64,height=48"))
    await log.wait { !$0.errors.isEmpty }
    #expect(log.errors == [.lost(reason: "there is nothing more to come")])
    #expect(log.frames > 0)
  }

  @Test func whatFailsMidwayIsLostWithWhatIsSaidOfIt() async {
    let log = FeedLog()
    log.feed?.start(
      camera("videotestsrc is-live=true ! video/x-raw,width=64,height=48 ! identity error-after=9"))
    await log.wait { !$0.errors.isEmpty }
    guard case .lost(let reason)? = log.errors.first else {
      Issue.record("\(log.errors)")
      return
    }
    #expect(!reason.isEmpty)
    #expect(log.errors.count == 1)
  }

  @Test(arguments: [
    ("v4l2src device=/dev/video99", CameraError.missing),
    ("nosuchelement", .unusable(reason: "no element \"nosuchelement\"")),
    ("filesrc location=/nowhere ! decodebin", .missing),
  ])
  func whatIsNotThereIsSaid(setting: String, error: CameraError) async {
    let log = FeedLog()
    log.feed?.start(camera(setting))
    await log.wait { !$0.errors.isEmpty }
    #expect(log.errors == [error])
  }

  @Test func oneCameraAfterTheOther() async {
    let log = FeedLog()
    log.feed?.start(camera("test:red"))
    log.feed?.start(camera("test:green"))
    log.feed?.start(camera("test:blue"))
    await log.wait { self.isNear(self.rgb($0.last, 0.5, 0.5), [0, 0, 255]) }
    #expect(isNear(rgb(log.last, 0.5, 0.5), [0, 0, 255]))
    log.feed?.start(camera("test:red"))
    await log.wait { self.isNear(self.rgb($0.last, 0.5, 0.5), [255, 0, 0]) }
    #expect(isNear(rgb(log.last, 0.5, 0.5), [255, 0, 0]))
    #expect(log.errors.isEmpty)
  }

  @Test func aPictureInAFileCanBeLookedAt() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("camera \"\(UUID().uuidString)\".png")
    defer { try? FileManager.default.removeItem(at: file) }
    let bitmap = try #require(Bitmap(width: 40, height: 30, opaque: true))
    let context = bitmap.makeContext()
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    try bitmap.takeImage().writePNG(to: file.path)
    let log = FeedLog()
    log.feed?.start(camera(file.path))
    await log.wait { $0.frames >= 1 }
    #expect(log.errors.isEmpty)
    #expect(log.last?.width == 40)
    #expect(isNear(rgb(log.last, 0.5, 0.5), [0, 0, 255]))
  }

  @Test func aDecoderMayFindOutWhatItHasToDecode() async {
    let log = FeedLog()
    log.feed?.start(
      camera(
        // The packer takes the numbers of colours as they come: JPEG has them from 0 to 255.
        "videotestsrc pattern=blue num-buffers=90 ! video/x-raw,format=RGB ! videoconvert "
          + "! video/x-raw,format=I420,width=64,height=48,framerate=30/1,colorimetry=1:4:0:0 "
          + "! jpegenc ! decodebin ! videoconvert"))
    await log.wait { $0.frames >= 2 }
    #expect(log.errors.isEmpty)
    #expect(isNear(rgb(log.last, 0.5, 0.5), [0, 0, 255]))
  }

  @Test func whatIsTurnedComesUpright() async {
    let log = FeedLog()
    log.feed?.start(
      camera(
        "videotestsrc is-live=true ! video/x-raw,width=64,height=48 "
          + "! taginject tags=\"image-orientation=rotate-90\""))
    await log.wait { $0.frames >= 2 }
    #expect(log.last?.width == 48 && log.last?.height == 64)
  }

  @Test func isLetGoWhateverItIsDoing() async {
    for rounds in 0..<30 {
      weak var gone: CameraFeed?
      let log = FeedLog()
      gone = log.feed
      log.feed?.start(camera("test"))
      if rounds % 3 == 1 { await log.wait { $0.frames >= 1 } }
      if rounds % 3 == 2 { log.feed?.takePhoto() }
      log.feed?.stop()
      await log.wait { $0.feed?.isAtWork == false }
      log.letGo()
      #expect(gone == nil, "\(rounds)")
      #expect(log.errors.isEmpty)
    }
  }
}
