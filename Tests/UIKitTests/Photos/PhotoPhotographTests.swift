import Foundation
import Testing
import UIKitImages
import UIKitTestSupport

@testable import UIKit

/// The screens of the library, to be looked at.
@MainActor @Suite struct PhotoPhotographTests {
  /// How a picture is taken.
  enum Look: String, CaseIterable {
    case light, dark, pad, padDark, hebrew, largest

    var device: HostDevice {
      var device = self == .pad || self == .padDark ? HostDevice.pad : .phone
      device.scale = 1
      switch self {
      case .dark, .padDark: device.style = .dark
      case .hebrew: device.layoutDirection = .rightToLeft
      case .largest: device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      case .light, .pad: break
      }
      return device
    }
  }

  /// Photos of several formats and shapes, videos, and a damaged one.
  private func stage(_ look: Look) throws -> PhotoStage {
    let stage = try PhotoStage(
      [
        "meadow.jpg": "sample.jpg", "geyser.webp": "sample.webp", "sea.heic": "sample.heic",
        "Trip/one.jpg": "orientation_1.jpg", "Trip/two.jpg": "orientation_2.jpg",
        "night.mp4": "sample.gif", "bad.jpg": "LICENSE", "grey.jpg": "grey.jpg",
        "Family/three.png": "colours.png", "Family/four.tif": "sample.tif",
      ], device: look.device)
    for number in 0..<12 {
      let file = stage.folder.appendingPathComponent("Shades/s\(number + 10).jpg")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Nearly black and nearly white ones, too.
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60))
      let shade = renderer.image { context in
        UIColor(white: CGFloat(number) / 11, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      }
      try shade.jpegData(compressionQuality: 0.9)?.write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_699_000_000 - Double(number))],
        ofItemAtPath: file.path)
    }
    return stage
  }

  private func present(_ stage: PhotoStage, allowsEditing: Bool = false) async {
    await stage.present(
      stage.robot.run {
        let picker = UIImagePickerController()
        picker.mediaTypes = ["public.image", "public.movie"]
        picker.allowsEditing = allowsEditing
        return picker
      })
  }

  @Test(arguments: Look.allCases) func grid(look: Look) async throws {
    let stage = try stage(look)
    await present(stage)
    assertSnapshot(of: stage.robot, named: look.rawValue)
  }

  @Test(arguments: Look.allCases) func albums(look: Look) async throws {
    let stage = try stage(look)
    await present(stage)
    try stage.robot.tap("Albums")
    await stage.rest()
    assertSnapshot(of: stage.robot, named: look.rawValue)
  }

  @Test(arguments: Look.allCases) func crop(look: Look) async throws {
    let stage = try stage(look)
    await present(stage, allowsEditing: true)
    try stage.robot.tap("Photo, meadow.jpg")
    await stage.rest()
    assertSnapshot(of: stage.robot, named: look.rawValue)
  }

  @Test(arguments: [Look.light, .dark]) func searchWithAndWithoutResult(look: Look) async throws {
    let stage = try stage(look)
    await present(stage)
    try stage.robot.tap("Search")
    stage.robot.type("s1")
    await stage.rest()
    assertSnapshot(of: stage.robot, named: look.rawValue + "-some")
    stage.robot.type("xyz")
    await stage.rest()
    assertSnapshot(of: stage.robot, named: look.rawValue + "-none")
  }

  @Test(arguments: [Look.light, .dark]) func emptyAndUnreadable(look: Look) async throws {
    let stage = try PhotoStage([:], device: look.device)
    await present(stage)
    assertSnapshot(of: stage.robot, named: look.rawValue + "-empty")
  }

  /// What stands there while a library is being read.
  @Test(arguments: [Look.light, .dark]) func reading(look: Look) async throws {
    let robot = Robot(UIView(), device: look.device)
    robot.run {
      let grid = PhotoGridView(frame: robot.window.bounds)
      grid.show(
        PhotoNotice(
          photos: 12_345, videos: 67, isReading: true, isSearch: false, problems: [], hint: nil))
      robot.window.rootViewController?.view.addSubview(grid)
    }
    robot.wait(0.3)
    assertSnapshot(of: robot, named: look.rawValue)
  }

  @Test(arguments: [Look.light, .dark]) func several(look: Look) async throws {
    let stage = try stage(look)
    var form = PhotoForm()
    form.limit = 0
    form.isOrdered = true
    let session = stage.robot.run { PhotoSession(stage.robot.application.photoLibrary, form) }
    stage.robot.run {
      stage.screen.present(
        UINavigationController(rootViewController: PhotoGridController(session)), animated: true)
    }
    await stage.rest()
    for name in ["sea.heic", "meadow.jpg", "one.jpg"] {
      try stage.robot.tap(Query(stringLiteral: "Photo, \(name)"))
    }
    await stage.rest()
    assertSnapshot(of: stage.robot, named: look.rawValue)
  }
}
