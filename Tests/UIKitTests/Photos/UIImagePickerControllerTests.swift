import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIImagePickerControllerTests {
  private let log = PickerLog()

  private func picker(_ stage: PhotoStage) -> UIImagePickerController {
    stage.robot.run {
      let picker = UIImagePickerController()
      picker.delegate = log
      return picker
    }
  }

  @Test func aTapHandsOverThePhotoUprightOnce() async throws {
    let stage = try PhotoStage(["six.jpg": "orientation_6.jpg", "one.jpg": "orientation_1.jpg"])
    await stage.present(picker(stage))
    #expect(stage.robot.exists("Photos: 2"))
    try stage.robot.tap("Photo, six.jpg")
    try? stage.robot.tap("Photo, six.jpg")
    await stage.rest()
    #expect(log.infos.count == 1 && log.cancels == 0)
    let info = try #require(log.infos.first)
    let image = try #require(info[.originalImage] as? UIImage)
    #expect(image.imageOrientation == .up)
    let upright = UIImage(contentsOfFile: SamplePhotos.path("orientation_1.jpg"))
    #expect(try #require(SamplePhotos.difference(image, upright)) < 3)
    #expect(info[.mediaType] as? String == "public.image")
    #expect((info[.imageURL] as? URL)?.lastPathComponent == "six.jpg")
    #expect(info[.editedImage] == nil && info[.cropRect] == nil)
    let metadata = try #require(info[.mediaMetadata] as? [String: Any])
    #expect(metadata["Orientation"] as? Int == 6)
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test func cancelAndPullingDownAreTold() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    await stage.present(picker(stage))
    try stage.robot.tap("Cancel")
    await stage.rest()
    #expect(log.cancels == 1)
    #expect(stage.screen.presentedViewController == nil)
    await stage.present(picker(stage))
    try stage.robot.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 700))
    await stage.rest()
    #expect(log.cancels == 2)
    #expect(stage.screen.presentedViewController == nil)
    #expect(log.infos.isEmpty)
  }

  @Test("15: One picker presented again and again begins anew, whatever the end before")
  func presentedAgain() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    let picker = picker(stage)
    picker.allowsEditing = true
    for round in 1...3 {
      await stage.present(picker)
      try stage.robot.tap("Cancel")
      await stage.rest()
      #expect(log.cancels == round)
      // Dismissed by the app while the square is chosen.
      await stage.present(picker)
      try stage.robot.tap("Photo, one.jpg")
      await stage.rest()
      #expect(stage.robot.exists("Move and Scale"))
      stage.robot.run { stage.screen.dismiss(animated: true) }
      await stage.rest()
      await stage.present(picker)
      #expect(stage.robot.exists("Photos: 1") && !stage.robot.exists("Move and Scale"))
      try stage.robot.tap("Photo, one.jpg")
      await stage.rest()
      try stage.robot.tap("Choose")
      await stage.rest()
      #expect(log.infos.count == round && stage.screen.presentedViewController == nil)
    }
  }

  @Test func withoutADelegateItDismissesItself() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    for end in ["Cancel", "Photo, one.jpg"] {
      await stage.present(stage.robot.run { UIImagePickerController() })
      try stage.robot.tap(.init(stringLiteral: end))
      await stage.rest()
      #expect(stage.screen.presentedViewController == nil, "\(end)")
    }
  }

  @Test(arguments: [5, 8])
  func aSquareIsCutOut(orientation: Int) async throws {
    let stage = try PhotoStage(["photo.jpg": "orientation_\(orientation).jpg"])
    let picker = picker(stage)
    picker.allowsEditing = true
    await stage.present(picker)
    try stage.robot.tap("Photo, photo.jpg")
    await stage.rest()
    #expect(stage.robot.exists("Move and Scale"))
    try stage.robot.tap("Choose")
    try? stage.robot.tap("Choose")
    await stage.rest()
    #expect(log.infos.count == 1)
    let info = try #require(log.infos.first)
    let rect = try #require(info[.cropRect] as? CGRect)
    #expect(rect == CGRect(x: 0, y: 40, width: 160, height: 160))
    let edited = try #require(info[.editedImage] as? UIImage)
    #expect(edited.size == rect.size)
    let upright = try #require(
      UIImage(contentsOfFile: SamplePhotos.path("orientation_1.jpg"))?.cgImage?.cropping(to: rect))
    #expect(try #require(SamplePhotos.difference(edited, UIImage(cgImage: upright))) < 3)
    #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 160, height: 240))
  }

  @Test func leavingTheSquareGoesBackToTheGrid() async throws {
    let stage = try PhotoStage(["photo.jpg": "orientation_1.jpg"])
    let picker = picker(stage)
    picker.allowsEditing = true
    await stage.present(picker)
    for _ in 0..<2 {
      try stage.robot.tap("Photo, photo.jpg")
      await stage.rest()
      try stage.robot.tap("Cancel")
      await stage.rest()
    }
    #expect(stage.robot.exists("Photo, photo.jpg"))
    #expect(log.infos.isEmpty && log.cancels == 0)
  }

  @Test func aDamagedPhotoIsSaidToBeAndTheOthersWork() async throws {
    let stage = try PhotoStage(["good.jpg": "orientation_1.jpg"])
    try Data("no photo".utf8).write(to: stage.folder.appendingPathComponent("bad.jpg"))
    await stage.present(picker(stage))
    #expect(stage.robot.exists("bad.jpg cannot be opened"))
    try stage.robot.tap("bad.jpg cannot be opened")
    await stage.rest()
    #expect(log.infos.isEmpty)
    #expect(stage.robot.count(of: "bad.jpg cannot be opened") == 2)
    try stage.robot.tap("Photo, good.jpg")
    await stage.rest()
    #expect(log.infos.count == 1)
  }

  @Test func videosAreThereWhenAskedFor() async throws {
    let stage = try PhotoStage(["photo.jpg": "orientation_1.jpg", "film.mp4": "sample.gif"])
    let picker = picker(stage)
    picker.mediaTypes = ["public.movie"]
    await stage.present(picker)
    #expect(!stage.robot.exists("Photo, photo.jpg"))
    try stage.robot.tap("Video, film.mp4")
    await stage.rest()
    #expect(log.infos.first?[.mediaType] as? String == "public.movie")
    #expect((log.infos.first?[.mediaURL] as? URL)?.lastPathComponent == "film.mp4")
  }

  @Test func aFileThatEveryProgramReadsCanBeHad() async throws {
    let stage = try PhotoStage(["photo.heic": "sample.heic"])
    for preset in [UIImagePickerController.ImageURLExportPreset.compatible, .current] {
      let picker = picker(stage)
      picker.imageExportPreset = preset
      await stage.present(picker)
      try stage.robot.tap("Photo, photo.heic")
      await stage.rest()
    }
    let files = log.infos.compactMap { $0[.imageURL] as? URL }
    #expect(files.map(\.lastPathComponent) == ["photo.jpeg", "photo.heic"])
    let bytes = try files.map { try Data(contentsOf: $0) }
    #expect(bytes[0].starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(bytes[1].dropFirst(4).starts(with: Array("ftyp".utf8)))
  }

  @Test func anEmptyLibraryAndOneThatCannotBeReadSaySo() async throws {
    let stage = try PhotoStage([:])
    await stage.present(picker(stage))
    #expect(stage.robot.exists("No Photos or Videos"))
    try stage.robot.tap("Cancel")
    await stage.rest()
    let file = stage.folder.appendingPathComponent("file")
    try Data().write(to: file)
    stage.robot.run { stage.robot.application.hostPhotos.folders = [file] }
    await stage.present(picker(stage))
    #expect(stage.robot.exists("\(file.path) cannot be read"))
  }

  @Test func albumsAreFolders() async throws {
    let stage = try PhotoStage([
      "one.jpg": "orientation_1.jpg", "Trip/two.jpg": "orientation_2.jpg",
      "Trip/three.jpg": "orientation_3.jpg",
    ])
    await stage.present(picker(stage))
    try stage.robot.tap("Albums")
    await stage.rest()
    try stage.robot.tap("Trip")
    await stage.rest()
    #expect(!stage.robot.exists("Photo, one.jpg"))
    try stage.robot.tap("Photo, three.jpg")
    await stage.rest()
    #expect((log.infos.first?[.imageURL] as? URL)?.lastPathComponent == "three.jpg")
  }

  @Test func wordsFindPhotos() async throws {
    let stage = try PhotoStage(["beach.jpg": "orientation_1.jpg", "party.jpg": "orientation_2.jpg"])
    await stage.present(picker(stage))
    try stage.robot.tap("Search")
    stage.robot.type("BEA")
    await stage.rest()
    #expect(stage.robot.exists("Photo, beach.jpg"))
    #expect(!stage.robot.exists("Photo, party.jpg"))
    stage.robot.type("x")
    await stage.rest()
    #expect(stage.robot.exists("No Results"))
  }

  @Test func aFolderThatGoesAndComesAgainIsShownAsItIs() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    await stage.present(picker(stage))
    #expect(stage.robot.exists("Photo, one.jpg"))
    // The folder that it is in, too.
    let gone = stage.folder.deletingLastPathComponent()
    try FileManager.default.removeItem(at: gone)
    await wait(stage) { !stage.robot.exists("Photo, one.jpg") }
    #expect(!stage.robot.exists("Photo, one.jpg"))
    try stage.add(["two.jpg": "orientation_2.jpg"])
    await wait(stage) { stage.robot.exists("Photo, two.jpg") }
    try stage.robot.tap("Photo, two.jpg")
    await stage.rest()
    #expect(log.infos.count == 1)
  }

  /// What the system tells of folders comes on a thread of its own.
  private func wait(_ stage: PhotoStage, until isSo: () -> Bool) async {
    for _ in 0..<200 where !isSo() { await stage.rest() }
  }

  @Test func changesOnDiskAppear() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    await stage.present(picker(stage))
    try stage.add(["two.jpg": "orientation_2.jpg"])
    // What the system tells comes by another thread.
    for _ in 0..<500 where !stage.robot.exists("Photo, two.jpg") { await stage.rest() }
    #expect(stage.robot.exists("Photo, two.jpg"))
    try FileManager.default.removeItem(at: stage.folder.appendingPathComponent("one.jpg"))
    for _ in 0..<500 where stage.robot.exists("Photo, one.jpg") { await stage.rest() }
    #expect(!stage.robot.exists("Photo, one.jpg"))
  }

  @Test func goesWithItsScreenAndLeavesNothing() async throws {
    let stage = try PhotoStage(["one.jpg": "orientation_1.jpg"])
    weak var gone: UIImagePickerController?
    do {
      let picker = picker(stage)
      gone = picker
      await stage.present(picker)
      // Opened, and dismissed before it has been decoded.
      try stage.robot.tap("Photo, one.jpg")
      stage.robot.run { stage.screen.dismiss(animated: false) }
    }
    await stage.rest()
    #expect(gone == nil)
    #expect(log.infos.isEmpty)
  }

  @Test func aSourceThatIsNotThereChangesNothing() {
    let stage = Robot(UIViewController())
    stage.run {
      let picker = UIImagePickerController()
      let reports = Diagnostics.collect { picker.mediaTypes = ["public.audio"] }
      #expect(reports.count == 1)
      #expect(picker.mediaTypes == ["public.image"])
    }
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum)?.count == 2)
  }
}
