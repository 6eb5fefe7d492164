import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCamera

/// Descriptions of cameras that nobody should write: never silence, never a hang.
@Suite(.timeLimit(.minutes(2))) struct StrangeCameraTests {
  private func camera(_ setting: String) -> Camera {
    CameraList.all(standIns: [setting])[0]
  }

  private func end(_ log: FeedLog) async {
    log.feed?.stop()
    await log.wait { $0.feed?.isAtWork == false }
    #expect(log.feed?.isAtWork == false)
  }

  @Test(arguments: [
    "!!!", "videotestsrc ! ! x", "( )", "audiotestsrc", "fakesink", "fakesrc", "name=gate",
    "/dev/null", "/dev/zero", "/nowhere/x.jpg", "/nowhere/x.png", "/etc/passwd", "/tmp", "/",
    "test:nosuch\"pattern", "videotestsrc num-buffers=0", "videotestsrc !", "identity", "\n",
    "videotestsrc ! valve drop=true ! fakesink", "videotestsrc ! jpegenc",
    "videotestsrc ! identity error-after=1", "videotestsrc pattern=99999",
    "filesrc location=/dev/null ! decodebin",
  ])
  func saysThatItCannotBeUsed(setting: String) async {
    let log = FeedLog()
    log.feed?.start(camera(setting))
    await log.wait { !$0.errors.isEmpty }
    #expect(log.errors.count == 1)
    if log.frames == 0, case .lost? = log.errors.first { Issue.record("\(log.errors)") }
    await end(log)
  }

  @Test func thatGivesNothingIsGivenUp() async {
    let log = FeedLog()
    log.feed?.start(camera("videotestsrc is-live=true ! valve drop=true"))
    await log.wait { !$0.errors.isEmpty }
    #expect(log.errors == [.unusable(reason: "it gives no pictures")])
    await end(log)
  }

  @Test func whoseFileIsAPipeDoesNotHang() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let log = FeedLog()
    log.feed?.start(camera(path))
    await log.wait { !$0.errors.isEmpty }
    #expect(log.errors.count == 1)
    await end(log)
  }

  @Test(arguments: [(1, 1), (63, 47), (47, 631), (1, 480), (641, 1), (6000, 4000)])
  func ofAnySizeIsSeenAndTaken(width: Int, height: Int) async throws {
    let log = FeedLog()
    log.feed?.start(
      camera("videotestsrc is-live=true pattern=red ! video/x-raw,width=\(width),height=\(height)"))
    await log.wait { $0.frames >= 1 }
    #expect(log.last?.width == width && log.last?.height == height)
    #expect(isRed(log.last))
    log.feed?.resize(to: FrameSize(width: max(1, width / 2 | 1), height: max(1, height / 2 | 1)))
    log.feed?.takePhoto()
    await log.wait { !$0.photos.isEmpty || !$0.errors.isEmpty }
    let photo = log.photos.first?.image
    #expect(photo?.width == width && photo?.height == height)
    #expect(isRed(photo))
    await end(log)
    #expect(log.errors.isEmpty)
  }

  @Test func whoseSizeChangesMidwayIsSeenOn() async {
    let log = FeedLog()
    log.feed?.start(
      camera(
        "videotestsrc num-buffers=5 ! video/x-raw,width=64,height=48,framerate=30/1 ! concat name=c "
          + "videotestsrc ! video/x-raw,width=48,height=64,framerate=30/1 ! c. c."))
    await log.wait { $0.last?.width == 48 || !$0.errors.isEmpty }
    #expect(log.last?.width == 48 && log.last?.height == 64)
    #expect(log.errors.isEmpty)
    await end(log)
  }

  @Test func aPhotoIsTakenHoweverTheCameraCameToIt() async {
    let log = FeedLog()
    let red = camera("test:red")
    for round in 1...10 {
      log.feed?.start(red)
      let frames = log.frames
      await log.wait { $0.frames > frames }
      log.feed?.takePhoto()
      log.feed?.stop()
      log.feed?.start(red)
      // While the thread may still be busy with the one that nobody wants any more.
      log.feed?.takePhoto()
      await log.wait { $0.photos.count >= round || !$0.errors.isEmpty }
      #expect(log.photos.count == round)
      log.feed?.stop()
    }
    await end(log)
    #expect(log.photos.count == 10 && log.errors.isEmpty)
  }

  private func isRed(_ image: CGImage?) -> Bool {
    guard let image, let color = image.color(x: image.width / 2, y: image.height / 2) else {
      return false
    }
    return color.red > 0.97 && color.green < 0.03 && color.blue < 0.03
  }
}
