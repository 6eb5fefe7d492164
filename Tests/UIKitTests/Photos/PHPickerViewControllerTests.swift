import Foundation
import PhotosUI
import Testing
import UIKitImages
import UIKitTestSupport

/// The picker of several photos, as an app uses it.
@MainActor @Suite struct PHPickerViewControllerTests {
  /// A delegate that writes down what it is told, and dismisses as apps do.
  @MainActor private final class Log: PHPickerViewControllerDelegate {
    private(set) var answers: [[PHPickerResult]] = []
    var dismisses = true

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      answers.append(results)
      if dismisses { picker.dismiss(animated: true) }
    }

    var names: [[String?]] { answers.map { $0.map(\.itemProvider.suggestedName) } }
  }

  private let stage: PhotoStage
  private let log = Log()

  init() throws {
    stage = try PhotoStage([
      "a.jpg": "orientation_1.jpg", "b.jpg": "orientation_2.jpg", "c.jpg": "orientation_3.jpg",
      "d.mp4": "sample.gif",
    ])
  }

  private func present(
    _ configuration: PHPickerConfiguration
  ) async -> PHPickerViewController {
    let picker = stage.robot.run {
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = log
      return picker
    }
    await stage.present(picker)
    return picker
  }

  private func tap(_ labels: String...) async throws {
    for label in labels { try stage.robot.tap(Query(stringLiteral: label)) }
    await stage.rest()
  }

  private func configuration(_ limit: Int) -> PHPickerConfiguration {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = limit
    configuration.selection = .ordered
    return configuration
  }

  @Test func configurationsBeginAsApples() {
    let configuration = PHPickerConfiguration()
    #expect(configuration.selectionLimit == 1 && configuration.filter == nil)
    #expect(configuration.selection == .default)
    #expect(configuration.preferredAssetRepresentationMode == .automatic)
    #expect(configuration.preselectedAssetIdentifiers.isEmpty)
    #expect(PHPickerConfiguration.Selection.ordered.rawValue == 1)
    #expect(PHPickerConfiguration.AssetRepresentationMode.compatible.rawValue == 2)
  }

  @Test func oneIsPickedAsItIsTapped() async throws {
    _ = await present(PHPickerConfiguration())
    #expect(!stage.robot.exists("Add"))
    try stage.robot.tap("Photo, b.jpg")
    try? stage.robot.tap("Photo, a.jpg")
    await stage.rest()
    #expect(log.names == [["b"]])
    #expect(log.answers[0][0].assetIdentifier == nil)
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test("25: Results come in the order of tapping")
  func theOrderOfTapping() async throws {
    _ = await present(configuration(0))
    #expect(stage.robot.exists("Photos: 3 · Video: 1"))
    try await tap("Photo, c.jpg", "Video, d.mp4", "Photo, a.jpg", "Video, d.mp4", "Video, d.mp4")
    #expect(stage.robot.exists("3 selected · Photos: 3 · Video: 1"))
    try stage.robot.tap("Add")
    try? stage.robot.tap("Add")
    await stage.rest()
    #expect(log.names == [["c", "a", "d"]])
    let last = try #require(log.answers.first?.last)
    #expect(last.itemProvider.hasItemConformingToTypeIdentifier("public.movie"))
    #expect(last.assetIdentifier?.hasSuffix("/d.mp4") == true)
  }

  @Test("25: 0 chosen is a cancel: Cancel and pulling down give nothing")
  func cancelling() async throws {
    _ = await present(configuration(3))
    try await tap("Photo, c.jpg", "Cancel")
    #expect(log.names == [[]])
    _ = await present(configuration(3))
    try stage.robot.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 700))
    await stage.rest()
    #expect(log.names == [[], []])
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test func withoutADelegateItDismissesItself() async throws {
    for end in ["Cancel", "Photo, a.jpg"] {
      await stage.present(stage.robot.run { PHPickerViewController(configuration: .init()) })
      try await tap(end)
      #expect(stage.screen.presentedViewController == nil, "\(end)")
    }
  }

  @Test("15: Cancelled once, presented again: works as the first time")
  func presentedAgain() async throws {
    let picker = await present(configuration(3))
    try await tap("Photo, c.jpg", "Cancel")
    await stage.present(picker)
    #expect(!stage.robot.exists("1 selected · Photos: 3 · Video: 1"))
    try await tap("Photo, a.jpg", "Add")
    #expect(log.names == [[], ["a"]])
  }

  @Test func filtersSayWhatIsShown() async throws {
    for (filter, photo, video) in [
      (PHPickerFilter.images, true, false), (.videos, false, true),
      (.any(of: [.images, .livePhotos]), true, false), (.not(.images), false, true),
      (.all(of: [.images, .videos]), false, false), (.any(of: [.images, .videos]), true, true),
      (.all(of: [.images, .not(.livePhotos)]), true, false),
    ] {
      var configuration = configuration(0)
      configuration.filter = filter
      _ = await present(configuration)
      #expect(stage.robot.exists("Photo, a.jpg") == photo)
      #expect(stage.robot.exists("Video, d.mp4") == video)
      try await tap("Cancel")
    }
  }

  @Test func chosenOnesHaveNumbersOrTicks() async throws {
    for selection in [PHPickerConfiguration.Selection.ordered, .default] {
      var configuration = configuration(0)
      configuration.selection = selection
      _ = await present(configuration)
      try await tap("Photo, c.jpg", "Photo, a.jpg")
      let cell = try #require(stage.robot.window.view(labelled: "Photo, a.jpg"))
      #expect(cell.accessibilityTraits.contains(.selected))
      #expect(cell.accessibilityValue == (selection == .ordered ? "2" : nil))
      let other = try #require(stage.robot.window.view(labelled: "Photo, b.jpg"))
      #expect(!other.accessibilityTraits.contains(.selected))
      try await tap("Cancel")
    }
  }

  @Test func byTheKeyboard() async throws {
    _ = await present(configuration(0))
    try await tap("Search")
    for key in [Robot.Key.tab, .space, .tab, .space, .tab, .space, .space] {
      stage.robot.press(key)
    }
    await stage.rest()
    #expect(stage.robot.exists("2 selected · Photos: 3 · Video: 1"))
    try await tap("Add")
    #expect(log.names == [["a", "b"]])
  }

  @Test func whatIsChosenSurvivesSearchAndAlbums() async throws {
    try stage.add(["Trip/x.jpg": "orientation_4.jpg"])
    _ = await present(configuration(0))
    try await tap("Photo, b.jpg", "Search")
    stage.robot.type("x")
    await stage.rest()
    #expect(!stage.robot.exists("Photo, b.jpg"))
    try await tap("Photo, x.jpg")
    #expect(stage.robot.exists("2 selected · Photos: 1"))
    try await tap("Albums")
    try await tap("Trip")
    #expect(stage.robot.exists("2 selected · Photos: 1"))
    try await tap("Photo, x.jpg", "Photo, x.jpg", "Add")
    #expect(log.names == [["b", "x"]])
  }

  @Test func thoseOfTheStartAreChosenAndTheirProvidersEmpty() async throws {
    _ = await present(configuration(0))
    try await tap("Photo, c.jpg", "Photo, a.jpg", "Add")
    var configuration = configuration(0)
    configuration.preselectedAssetIdentifiers = try log.answers[0].map {
      try #require($0.assetIdentifier)
    }
    let picker = await present(configuration)
    #expect(stage.robot.exists("2 selected · Photos: 3 · Video: 1"))
    try await tap("Photo, b.jpg")
    let identifiers = configuration.preselectedAssetIdentifiers
    stage.robot.run {
      picker.moveAsset(withIdentifier: identifiers[0], afterAssetWithIdentifier: identifiers[1])
      picker.moveAsset(withIdentifier: identifiers[0], afterAssetWithIdentifier: "nonsense")
      picker.deselectAssets(withIdentifiers: ["nonsense"])
    }
    try await tap("Add")
    let last = try #require(log.answers.last)
    #expect(last.map(\.assetIdentifier?.last5) == ["a.jpg", "c.jpg", "b.jpg"])
    #expect(last.map(\.itemProvider.registeredTypeIdentifiers.count) == [0, 0, 1])
    let third = await present(configuration)
    stage.robot.run { third.deselectAssets(withIdentifiers: [identifiers[1]]) }
    try await tap("Add")
    #expect(log.answers.last?.map(\.assetIdentifier) == [identifiers[0]])
  }

  @Test func whatVanishesIsNotChosenAnyMore() async throws {
    _ = await present(configuration(2))
    try await tap("Photo, a.jpg", "Photo, c.jpg")
    try FileManager.default.removeItem(at: stage.folder.appendingPathComponent("a.jpg"))
    for _ in 0..<500 where stage.robot.exists("Photo, a.jpg") { await stage.rest() }
    #expect(stage.robot.exists("1 selected · Photos: 2 · Video: 1"))
    try await tap("Photo, b.jpg", "Add")
    #expect(log.names == [["c", "b"]])
  }

  @Test func goesWithItsScreenAndLeavesNothing() async throws {
    weak var gone: PHPickerViewController?
    do {
      let picker = await present(configuration(0))
      gone = picker
      try stage.robot.tap("Photo, a.jpg")
      // Added, and dismissed before the first bytes were looked at: both workers are kept waiting.
      let gate = DispatchSemaphore(value: 0)
      for _ in 0..<2 { ImageWorkers.shared.perform { _ in gate.wait() } }
      try stage.robot.tap("Add")
      stage.robot.run { stage.screen.dismiss(animated: false) }
      for _ in 0..<2 { gate.signal() }
    }
    await stage.rest()
    #expect(gone == nil)
    #expect(log.answers.isEmpty)
  }
}

extension UIView {
  fileprivate func view(labelled label: String) -> UIView? {
    accessibilityLabel == label ? self : subviews.lazy.compactMap { $0.view(labelled: label) }.first
  }
}

extension String {
  fileprivate var last5: Substring { suffix(5) }
}
