import Foundation
import PhotosUI
import Testing
import UIKit
import UIKitTestSupport

/// Pickers opened and closed all day, random taps, and photos of odd shapes.
@MainActor @Suite(.timeLimit(.minutes(4))) struct PhotoRoundsTests {
  @Test func aHundredRoundsNeedNoMoreThanOne() async throws {
    let stage = try PhotoStage(
      ["a.jpg": "orientation_1.jpg", "b.heic": "sample.heic"], device: .coarse)
    let log = PickerLog()
    for round in 0..<3 { try await self.round(stage, log, round) }
    let before = (Self.count("task"), Self.count("fd"))
    for round in 0..<100 { try await self.round(stage, log, round) }
    #expect(log.infos.count + log.cancels == 52 && log.infos.count > 20)
    // Other tests run meanwhile, with files and threads of theirs.
    #expect(Self.count("task") < before.0 + 80)
    #expect(Self.count("fd") < before.1 + 80)
  }

  private func round(_ stage: PhotoStage, _ log: PickerLog, _ number: Int) async throws {
    weak var gone: UIViewController?
    do {
      let picker = stage.robot.run { () -> UIViewController in
        guard number.isMultiple(of: 2) else {
          return PHPickerViewController(configuration: PHPickerConfiguration())
        }
        let picker = UIImagePickerController()
        picker.delegate = log
        return picker
      }
      gone = picker
      await stage.present(picker)
      let way = ["Photo, a.jpg", "Cancel", "Photo, b.heic"][number % 3]
      try stage.robot.tap(Query(stringLiteral: way))
    }
    await stage.rest()
    #expect(stage.screen.presentedViewController == nil)
    for _ in 0..<20 where gone != nil { await Task.yield() }
    #expect(gone == nil)
  }

  private static func count(_ folder: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/\(folder)").count) ?? 0
  }

  @Test(arguments: [0, 1, 2, 3], [3, 11]) func randomTapsAreAsTheModel(
    limit: Int, seed: Int
  ) async throws {
    let stage = try PhotoStage([
      "a.jpg": "orientation_1.jpg", "b.jpg": "orientation_2.jpg", "c.jpg": "orientation_3.jpg",
      "d.jpg": "orientation_4.jpg", "e.mp4": "sample.gif",
    ])
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = limit
    let log = SelectionLog()
    let picker = stage.robot.run { PHPickerViewController(configuration: configuration) }
    picker.delegate = log
    await stage.present(picker)
    var (model, state) = ([String](), UInt32(seed))
    for _ in 0..<40 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let name = ["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.mp4"][Int(state >> 16) % 5]
      let query = Query(stringLiteral: (name == "e.mp4" ? "Video, " : "Photo, ") + name)
      try stage.robot.tap(query)
      if limit == 1 {
        model = [name]
        break
      } else if let index = model.firstIndex(of: name) {
        model.remove(at: index)
      } else if limit == 0 || model.count < limit {
        model.append(name)
      }
      let isSelected = try stage.robot.run {
        try stage.robot.find(query).accessibilityTraits.contains(.selected)
      }
      #expect(isSelected == model.contains(name))
      // At the limit that is said instead.
      if !model.isEmpty, limit == 0 {
        let count: Query = "\(model.count) selected · Photos: 4 · Video: 1"
        #expect(stage.robot.exists(count))
      }
    }
    if limit != 1 { try stage.robot.tap(model.isEmpty ? "Cancel" : "Add") }
    await stage.rest()
    #expect(log.names == [model.map { String($0.prefix(1)) }])
  }

  @Test(arguments: [(1, 1), (1, 30_000), (30_000, 1), (3, 20_000), (7, 5)])
  func aSquareIsCutOutOfAnyShape(width: Int, height: Int) async throws {
    let stage = try PhotoStage([:])
    try FlatPhoto.jpeg(width: width, height: height).write(
      to: stage.folder.appendingPathComponent("thin.jpg"))
    let log = PickerLog()
    let picker = stage.robot.run { UIImagePickerController() }
    picker.delegate = log
    picker.allowsEditing = true
    await stage.present(picker)
    try stage.robot.tap("Photo, thin.jpg")
    await stage.rest()
    try stage.robot.tap("Choose")
    await stage.rest()
    let info = try #require(log.infos.first)
    let side = CGFloat(min(width, height))
    let crop = try #require(info[.cropRect] as? CGRect)
    #expect(crop.size == CGSize(width: side, height: side))
    #expect(CGRect(x: 0, y: 0, width: width, height: height).contains(crop))
    #expect((info[.editedImage] as? UIImage)?.size == crop.size)
    #expect(
      (info[.originalImage] as? UIImage)?.size
        == CGSize(width: CGFloat(width), height: CGFloat(height)))
  }
}

/// Writes down names, and dismisses.
@MainActor private final class SelectionLog: PHPickerViewControllerDelegate {
  private(set) var names: [[String?]] = []

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    names.append(results.map(\.itemProvider.suggestedName))
    picker.dismiss(animated: true)
  }
}
