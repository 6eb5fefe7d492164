import Foundation
import PhotosUI
import Testing
import UIKitTestSupport

/// The grid with several chosen, to be looked at.
@MainActor @Suite struct SeveralPhotosPictureTests {
  /// How a picture is taken.
  enum Look: String, CaseIterable {
    case light, dark, arabic, pad, padDark

    var device: HostDevice {
      var device = self == .pad || self == .padDark ? HostDevice.pad : .phone
      device.scale = 1
      if self == .dark || self == .padDark { device.style = .dark }
      if self == .arabic { device.layoutDirection = .rightToLeft }
      return device
    }
  }

  @Test(arguments: Look.allCases) func numbers(look: Look) async throws {
    let stage = try await show(look, .ordered)
    for name in ["wide.png", "sample.tif", "upright.jpg", "grey.jpg"] {
      try stage.robot.tap(Query(stringLiteral: "Photo, \(name)"))
    }
    await stage.rest()
    assertSnapshot(of: stage.robot, named: look.rawValue)
  }

  @Test func ticksAndARefusedTap() async throws {
    let stage = try await show(.light, .default)
    for name in ["wide.png", "sample.tif", "upright.jpg", "grey.jpg", "sample.png"] {
      try stage.robot.tap(Query(stringLiteral: "Photo, \(name)"))
    }
    await stage.rest()
    assertSnapshot(of: stage.robot, named: "ticks")
  }

  private func show(
    _ look: Look, _ selection: PHPickerConfiguration.Selection
  ) async throws -> PhotoStage {
    let stage = try PhotoStage(
      [
        "wide.png": "wide.png", "sample.png": "sample.png", "grey.jpg": "grey.jpg",
        "upright.jpg": "orientation_6.jpg", "sample.tif": "sample.tif", "film.mp4": "sample.gif",
        "sample.gif": "sample.gif", "text.jpg": "LICENSE", "cmyk.jpg": "cmyk.jpg",
        "colours.png": "colours.png", "sample.webp": "sample.webp",
      ], device: look.device)
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 4
    configuration.selection = selection
    await stage.present(stage.robot.run { PHPickerViewController(configuration: configuration) })
    return stage
  }
}
