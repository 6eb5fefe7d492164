import Foundation
import Testing
import UIKitImages
import UIKitTestSupport

@testable import UIKit

/// A finger that slides over photos.
@MainActor @Suite struct PhotoSweepTests {
  private let stage: PhotoStage

  init() throws {
    stage = try PhotoStage([:])
    for number in 0..<60 {
      try stage.add(["\(number).jpg": "sample.jpg"])
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 - Double(number) * 60)],
        ofItemAtPath: stage.folder.appendingPathComponent("\(number).jpg").path)
    }
  }

  /// A grid of three columns, shown.
  private func show(limit: Int = 0) async -> PhotoSession {
    var form = PhotoForm()
    form.limit = limit
    let session = stage.robot.run { PhotoSession(stage.robot.application.photoLibrary, form) }
    stage.robot.run {
      let grid = UINavigationController(rootViewController: PhotoGridController(session))
      stage.screen.present(grid, animated: true)
    }
    await stage.rest()
    return session
  }

  private func names(_ session: PhotoSession) -> [Int?] {
    session.choices.all.map { Int($0.path.name.prefix { $0 != "." }) }
  }

  /// The middle of a place in the window: cells are 130 points wide, the first row begins at 153.
  private func place(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: 65 + 130 * Double(column), y: 218 + 130 * Double(row))
  }

  @Test func whatItSlidesOverIsChosenInItsOrder() async throws {
    let session = await show()
    try stage.robot.drag(from: place(0, 0), to: place(2, 0))
    #expect(names(session) == [0, 1, 2])
    #expect(stage.robot.exists("3 selected · Photos: 60"))
    // From right to left, and to another row.
    try stage.robot.drag(from: place(2, 2), to: place(0, 1))
    #expect(names(session) == [0, 1, 2, 8, 7, 6, 5, 4, 3])
  }

  @Test func fromAChosenOneTheyAreNotChosenAnyMore() async throws {
    let session = await show()
    try stage.robot.drag(from: place(0, 1), to: place(2, 1))
    try stage.robot.tap("Photo, 0.jpg")
    try stage.robot.drag(from: place(1, 1), to: place(2, 1))
    #expect(names(session) == [3, 0])
  }

  @Test func wherItComesBackNothingHasChanged() async throws {
    let session = await show()
    try stage.robot.tap("Photo, 2.jpg")
    try stage.robot.tap("Photo, 1.jpg")
    let finger = try stage.robot.touchDown(at: place(0, 0))
    try finger.move(to: place(2, 1))
    #expect(names(session) == [2, 1, 0, 3, 4, 5])
    try finger.move(to: place(1, 0))
    #expect(names(session) == [2, 1, 0])
    try finger.up()
    #expect(names(session) == [2, 1, 0])
  }

  @Test func upAndDownIsScrolling() async throws {
    let session = await show()
    try stage.robot.drag(from: place(1, 4), to: place(1, 0))
    try stage.robot.settle()
    #expect(names(session).isEmpty)
    #expect(!stage.robot.exists("Photo, 0.jpg"))
  }

  @Test("25: At the maximum a sweep is refused once")
  func theMaximum() async throws {
    let session = await show(limit: 4)
    var refused = 0
    session.refuse = { refused += 1 }
    try stage.robot.drag(from: place(0, 0), to: place(2, 1))
    #expect(names(session) == [0, 1, 2, 3])
    #expect(refused == 1)
    #expect(stage.robot.exists("No more than 4"))
  }

  @Test func atTheLowerEdgeTheGridScrollsOn() async throws {
    let session = await show()
    let finger = try stage.robot.touchDown(at: place(0, 0))
    try finger.move(to: place(2, 0))
    try finger.move(to: CGPoint(x: 325, y: 770))
    stage.robot.wait(2)
    #expect(names(session).count > 20)
    #expect(names(session) == Array(0..<session.choices.all.count))
    try finger.up()
    let count = session.choices.all.count
    stage.robot.wait(2)
    #expect(session.choices.all.count == count)
  }

  @Test func whereOnlyOneIsPickedNothingSlides() async throws {
    let session = await show(limit: 1)
    var picked = 0
    session.pick = { _ in picked += 1 }
    try stage.robot.drag(from: place(0, 0), to: place(2, 0))
    #expect(session.choices.all.isEmpty && picked == 0)
  }
}
