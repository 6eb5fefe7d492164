import Foundation
import Testing
import UIKitImages
import UIKitTestSupport

@testable import UIKit

/// The grid of photos where several may be chosen, and with more photos than are seen.
@MainActor @Suite struct PhotoGridTests {
  private let stage: PhotoStage

  init() throws {
    stage = try PhotoStage([
      "a.jpg": "orientation_1.jpg", "b.jpg": "orientation_2.jpg", "c.jpg": "orientation_3.jpg",
      "d.jpg": "orientation_4.jpg",
    ])
  }

  /// A grid in which `limit` photos may be chosen, shown.
  private func show(limit: Int) async throws -> PhotoSession {
    var form = PhotoForm()
    form.limit = limit
    form.isOrdered = true
    let session = stage.robot.run { PhotoSession(stage.robot.application.photoLibrary, form) }
    stage.robot.run {
      let grid = PhotoGridController(session)
      stage.screen.present(UINavigationController(rootViewController: grid), animated: true)
    }
    await stage.rest()
    return session
  }

  private func names(_ choices: [PhotoChoice]) -> [String] { choices.map(\.path.name) }

  @Test("25: Results come in the order of tapping")
  func orderOfTapping() async throws {
    let session = try await show(limit: 0)
    var finished: [[PhotoChoice]] = []
    session.finish = { finished.append($0) }
    for name in ["c", "a", "d"] { try stage.robot.tap(Query(stringLiteral: "Photo, \(name).jpg")) }
    try stage.robot.tap("Photo, a.jpg")
    try stage.robot.tap("Photo, b.jpg")
    await stage.rest()
    try stage.robot.tap("Add")
    #expect(finished.map(names) == [["c.jpg", "d.jpg", "b.jpg"]])
  }

  @Test("25: At the maximum deselecting works, and a refused tap is reported")
  func theMaximum() async throws {
    let session = try await show(limit: 2)
    var refused = 0
    session.refuse = { refused += 1 }
    for name in ["a", "b", "c"] { try stage.robot.tap(Query(stringLiteral: "Photo, \(name).jpg")) }
    #expect(refused == 1)
    #expect(stage.robot.exists("No more than 2"))
    #expect(names(session.choices.all) == ["a.jpg", "b.jpg"])
    try stage.robot.tap("Photo, a.jpg")
    #expect(!stage.robot.exists("No more than 2"))
    try stage.robot.tap("Photo, c.jpg")
    #expect(names(session.choices.all) == ["b.jpg", "c.jpg"])
    #expect(refused == 1)
  }

  @Test("25: A maximum above the number of photos is fine")
  func aLargeMaximum() async throws {
    let session = try await show(limit: 99)
    for name in ["a", "b", "c", "d"] {
      try stage.robot.tap(Query(stringLiteral: "Photo, \(name).jpg"))
    }
    #expect(session.choices.all.count == 4)
  }

  @Test(
    "22: Only what is seen is decoded, at its size, and called off when it is not seen any more")
  func onlyWhatIsSeen() async throws {
    for number in 0..<300 {
      try FileManager.default.copyItem(
        atPath: SamplePhotos.path("sample.jpg"),
        toPath: stage.folder.appendingPathComponent("more\(number).jpg").path)
    }
    _ = try await show(limit: 1)
    let library = stage.robot.application.photoLibrary
    #expect(library.listing.entries.count == 304)
    let cells = stage.robot.window.all(PhotoCell.self)
    #expect((6...40).contains(cells.count))
    let side = Int((cells[0].bounds.width * 2).rounded())
    let decoded = library.listing.entries.count {
      library.previews.image(inMemoryOf: $0, side: side) != nil
    }
    #expect(decoded >= 6 && decoded <= 60)
  }

  @Test func aCellThatIsReusedShowsNothingOfBefore() async throws {
    _ = try await show(limit: 1)
    let cell = try #require(stage.robot.window.all(PhotoCell.self).first)
    let library = stage.robot.application.photoLibrary
    let entry = try #require(library.listing.entries.last)
    // Other than all in memory, so that it has to be made.
    stage.robot.run { cell.show(entry, library.previews, side: 77, scale: 1) }
    stage.robot.run { cell.prepareForReuse() }
    await stage.rest()
    #expect(cell.entry == nil)
    let pictures = cell.contentView.subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(pictures.isEmpty)
  }
}

extension UIView {
  /// The views of a class in this one.
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap(\.self) + $0.all(type) }
  }
}
