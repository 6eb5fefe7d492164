import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// The page “Photos”, used as a person does, with the samples that machines without photos get.
@MainActor @Suite struct PhotosPageTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("samples-\(UUID().uuidString)", isDirectory: true)
    try PhotoSamples.make(in: folder)
  }

  private func robot(_ language: Language = .english) -> Robot {
    let robot = Robot(Page.photos.makeScreen(in: language))
    robot.setPhotos(folder)
    return robot
  }

  @Test func aPortraitIsASquare() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let robot = robot()
    try robot.tap("Choose a picture")
    await robot.waitForPhotos()
    #expect(robot.exists("Photos: 12"))
    try robot.tap("Photo, Lake dusk.jpg")
    await robot.waitForPhotos()
    try robot.tap("Choose")
    await robot.waitForPhotos()
    #expect(robot.exists("600 × 600"))
    try robot.tap("Choose a picture")
    await robot.waitForPhotos()
    try robot.tap("Cancel")
    await robot.waitForPhotos()
    #expect(robot.exists("Nothing"))
  }

  @Test func aPhotoByTwoClosures() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let robot = robot()
    try robot.tap("Pick a photo")
    await robot.waitForPhotos()
    try robot.tap("Photo, Lake dusk upright.jpg")
    await robot.waitForPhotos()
    #expect(robot.exists("600 × 800"))
    #expect(robot.exists("A photo, by two closures"))
    try robot.tap("Pick a photo")
    await robot.waitForPhotos()
    try robot.tap("Cancel")
    await robot.waitForPhotos()
    #expect(robot.exists("Nothing"))
  }

  @Test func severalInOrder() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let robot = robot()
    try robot.tap("Pick up to five")
    await robot.waitForPhotos()
    for name in ["dusk", "night", "morning", "dusk upright", "night upright", "morning upright"] {
      try robot.tap(Query(stringLiteral: "Photo, Lake \(name).jpg"))
    }
    #expect(robot.exists("No more than 5"))
    try robot.tap("Add")
    await robot.waitForPhotos()
    // Each is opened after the one before it.
    for _ in 0..<50 where !robot.exists("5") { await robot.waitForPhotos() }
    #expect(robot.exists("Several photos, in order 1"))
    #expect(robot.exists("5"))
    try robot.tap("Pick up to five")
    await robot.waitForPhotos()
    try robot.tap("Cancel")
    await robot.waitForPhotos()
    #expect(robot.exists("Nothing"))
  }

  @Test func photosAsStreams() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let robot = robot()
    for name in ["Lake dusk", "Lake night"] {
      try robot.tap("Add a photo")
      await robot.waitForPhotos()
      try robot.tap(Query(stringLiteral: "Photo, \(name).jpg"))
      await robot.waitForPhotos()
    }
    #expect(robot.exists("One after the other, as streams 2"))
    #expect(robot.exists("2"))
  }

  @Test func aPhotoOfACamera() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let robot = robot()
    #expect(robot.exists("No camera"))
    robot.run {
      robot.window.rootViewController = UIViewController()
      robot.application.hostCamera.standIns = ["test:green"]
      robot.window.rootViewController = Page.photos.makeScreen(in: .english)
    }
    robot.wait(0.1)
    #expect(!robot.exists("No camera"))
    try robot.tap("Take a photo")
    await robot.waitForCamera()
    try robot.tap("Take Picture")
    await robot.waitForCamera()
    try robot.tap("Use Photo")
    await robot.waitForCamera()
    #expect(robot.exists("1920 × 1440"))
    #expect(robot.exists("A photo of a camera"))
    try robot.tap("Take a photo")
    await robot.waitForCamera()
    try robot.tap("Cancel")
    await robot.waitForCamera()
    #expect(robot.exists("Nothing"))
  }

  @Test func samplesAreForAppsWithoutPhotosAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let robot = robot()
    robot.run {
      PhotoSamples.addIfNeeded(to: robot.application)
      #expect(robot.application.hostPhotos.folders == [folder])
    }
  }
}
