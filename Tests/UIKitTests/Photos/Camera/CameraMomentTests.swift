import Testing
import UIKitTestSupport

@testable import UIKit

/// Things that happen to a camera's screen at the worst moment.
@MainActor @Suite(.timeLimit(.minutes(3))) struct CameraMomentTests {
  @Test func inTheBackgroundWhileAPictureIsTakenAnotherOneCanBeTaken() async throws {
    let stage = CameraStage([CameraStage.red], device: .coarse)
    await stage.present(stage.picker())
    for _ in 0..<3 {
      try stage.robot.tap("Take Picture")
      stage.robot.run { stage.robot.application.show(false) }
      await stage.rest()
      stage.robot.run { stage.robot.application.show(true) }
      await stage.rest()
      #expect(stage.log.infos.isEmpty)
      try await stage.tap("Take Picture")
      #expect(stage.robot.exists("Use Photo"))
      try await stage.tap("Retake")
    }
    try await stage.tap("Take Picture")
    try await stage.tap("Use Photo")
    #expect(stage.log.infos.count == 1)
    #expect(stage.robot.application.cameraFeeds.isIdle)
  }

  @Test func whatThePreviousCameraLastSaidIsNotTheNextOnes() async throws {
    let ends = "videotestsrc num-buffers=3 ! video/x-raw,width=64,height=48,framerate=30/1"
    let stage = CameraStage([CameraStage.green, ends], device: .coarse)
    let picker = stage.picker { $0.cameraDevice = .rear }
    stage.robot.run { stage.screen.present(picker, animated: false) }
    let feeds = stage.robot.application.cameraFeeds
    // Until the camera is opened; from then on the screen hears nothing while it comes to its end.
    var hasBegun = false
    while !hasBegun {
      await Task.yield()
      stage.robot.wait(0.02)
      hasBegun = !feeds.isIdle
    }
    while !feeds.isIdle { await Task.yield() }
    stage.robot.run { picker.cameraDevice = .front }
    await stage.rest()
    #expect(!stage.robot.exists("Try Again"))
    #expect(stage.sees(0x00FF00))
    try await stage.tap("Take Picture")
    try await stage.tap("Use Photo")
    #expect(stage.log.infos.count == 1)
  }

  @Test func aHundredSwitchesEndWithTheOneThatIsMeant() async throws {
    let stage = CameraStage([CameraStage.red, CameraStage.blue], device: .coarse)
    let picker = stage.picker()
    await stage.present(picker)
    stage.robot.run {
      for round in 0..<100 { picker.cameraDevice = round.isMultiple(of: 2) ? .front : .rear }
    }
    await stage.rest()
    #expect(stage.sees(0x0000FF))
    #expect(!stage.robot.exists("Try Again"))
    for _ in 0..<5 { try stage.robot.tap("Switch Camera") }
    await stage.rest()
    #expect(stage.sees(0xFF0000))
    try await stage.tap("Cancel")
    #expect(stage.log.cancels == 1)
    #expect(stage.robot.application.cameraFeeds.isIdle)
  }

  @Test func shutterAndCancelInOneFrameIsCancelled() async throws {
    let stage = CameraStage([CameraStage.red], device: .coarse)
    for _ in 0..<3 {
      let picker = stage.picker()
      await stage.present(picker)
      let camera = try #require(picker.topViewController as? CameraController)
      stage.robot.run {
        camera.takePicture()
        _ = camera.accessibilityPerformEscape()
        camera.takePicture()
        _ = camera.accessibilityPerformEscape()
      }
      await stage.rest()
      #expect(stage.screen.presentedViewController == nil)
      #expect(picker.topViewController === camera)
    }
    #expect(stage.log.cancels == 3 && stage.log.infos.isEmpty)
    #expect(stage.robot.application.cameraFeeds.isIdle)
  }
}
