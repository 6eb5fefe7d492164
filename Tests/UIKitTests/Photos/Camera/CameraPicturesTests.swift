import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// How the camera's screens look, with a painted scene for what it sees.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CameraPicturesTests {
  /// Which screen.
  enum Screen: String, CaseIterable {
    case camera, review, crop, lost
  }

  private let kept: Kept<CameraScene>

  init() throws {
    kept = Kept(try CameraScene())
  }

  private var path: String { kept.value?.path ?? "" }

  private func stage(_ screen: Screen, _ device: HostDevice) async throws -> CameraStage {
    let picture = path
    let stage = CameraStage(
      screen == .lost
        ? ["videotestsrc num-buffers=2 ! video/x-raw,width=64,height=48", picture]
        : [picture, picture], device: device)
    await stage.present(
      stage.picker {
        $0.cameraDevice = .front
        $0.allowsEditing = screen == .crop
      })
    switch screen {
    case .camera: break
    case .review, .crop: try await stage.tap("Take Picture")
    case .lost:
      for _ in 0..<100 where !stage.robot.exists("Try Again") { await stage.rest() }
    }
    return stage
  }

  @Test(arguments: Screen.allCases)
  func onAPhone(screen: Screen) async throws {
    let stage = try await stage(screen, .phone)
    assertSnapshot(of: stage.robot, named: screen.rawValue)
  }

  @Test func whiteOnBlackByDayAndByNight() async throws {
    var device = HostDevice.phone
    device.style = .dark
    let stage = try await stage(.lost, device)
    assertSnapshot(of: stage.robot)
  }

  @Test(arguments: Screen.allCases)
  func onAPad(screen: Screen) async throws {
    var device = HostDevice.pad.turned
    device.scale = 1
    let stage = try await stage(screen, device)
    assertSnapshot(of: stage.robot, named: screen.rawValue)
  }

  @Test func turnedAndFromTheRight() async throws {
    var device = HostDevice.phone.turned
    device.layoutDirection = .rightToLeft
    let stage = try await stage(.camera, device)
    assertSnapshot(of: stage.robot)
  }
}
