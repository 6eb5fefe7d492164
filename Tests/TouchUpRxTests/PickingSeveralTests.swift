import Foundation
import Observables
import PhotosUI
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// What people complain about in pickers of several photos, by the numbers of the list.
@MainActor @Suite struct PickingSeveralTests {
  private let folder: PhotoFolder
  private let robot: Robot
  private let screen: UIViewController

  init() throws {
    folder = try PhotoFolder()
    robot = Robot(UIViewController())
    screen = try #require(robot.window.rootViewController)
    robot.setPhotos(folder.url)
  }

  @MainActor private final class Heard {
    var answers: [Result<[PickedMedia], PhotoError>] = []
    var refusals = 0

    var media: [PickedMedia] { (try? answers.last?.get()) ?? [] }
    var names: [String?] { media.map(\.name) }
  }

  private func pick(
    limit: Int = 0, configure: (@MainActor (inout PHPickerConfiguration) -> Void)? = nil
  ) async throws -> Heard {
    let heard = Heard()
    try robot.run {
      try screen.showImagesPicker(
        limit: limit, configure: configure, onRefused: { heard.refusals += 1 },
        handler: { heard.answers.append($0) })
    }
    await robot.waitForPhotos()
    return heard
  }

  private func tap(_ names: String...) async throws {
    for name in names { try robot.tap(Query(stringLiteral: name)) }
    await robot.waitForPhotos()
  }

  private func add(_ names: String...) throws {
    for (index, name) in names.enumerated() {
      try folder.add("orientation_\(index % 8 + 1).jpg", as: "\(name).jpg")
    }
  }

  @Test("25: Results in the order of tapping, whatever finishes loading first")
  func orderOfTapping() async throws {
    try add("a", "b", "c")
    // Some of these take longer than others.
    try folder.add("sample.heic", as: "d.heic")
    try folder.add("sample.png", as: "e.png")
    let heard = try await pick()
    try await tap("Photo, d.heic", "Photo, b.jpg", "Photo, e.png", "Photo, a.jpg", "Add")
    #expect(heard.names == ["d", "b", "e", "a"])
    #expect(
      heard.media.map(\.typeIdentifier) == [
        "public.heic", "public.jpeg", "public.png", "public.jpeg",
      ])
    #expect(heard.media.allSatisfy { $0.image == nil && $0.url == nil && $0.kind == .photo })
    let sizes = try await sizes(of: heard.media)
    #expect(sizes.count == 4 && sizes.allSatisfy { max($0.width, $0.height) == 30 })
  }

  @Test("a robot that waits for photos waits for all that are opened one after the other")
  func robotsWaitForAll() async throws {
    let names = (1...12).map { "photo \($0)" }
    for name in names { try folder.add("orientation_1.jpg", as: "\(name).jpg") }
    var sizes: [CGSize] = []
    let screen = screen
    robot.run {
      _ = Task {
        for photo in try await screen.pickImages() {
          sizes.append(try await photo.image(within: CGSize(width: 30, height: 30)).size)
        }
      }
    }
    await robot.waitForPhotos()
    for name in names { try robot.tap(Query(stringLiteral: "Photo, \(name).jpg")) }
    try robot.tap("Add")
    await robot.waitForPhotos()
    #expect(sizes.count == 12)
  }

  /// All at the same time, each in its place.
  private func sizes(of media: [PickedMedia]) async throws -> [CGSize] {
    try await withThrowingTaskGroup(of: (Int, CGSize).self) { group in
      for (index, media) in media.enumerated() {
        group.addTask {
          (index, try await media.image(within: CGSize(width: 30, height: 30)).size)
        }
      }
      var sizes = [CGSize](repeating: .zero, count: media.count)
      for try await (index, size) in group { sizes[index] = size }
      return sizes
    }
  }

  @Test("25: At the maximum deselecting works, a refused tap is reported, 99 of 3 is fine")
  func maximum() async throws {
    try add("a", "b", "c")
    let heard = try await pick(limit: 2)
    try await tap("Photo, a.jpg", "Photo, b.jpg", "Photo, c.jpg")
    #expect(heard.refusals == 1)
    #expect(robot.exists("No more than 2"))
    try await tap("Photo, a.jpg", "Photo, c.jpg")
    #expect(!robot.exists("No more than 2"))
    try await tap("Add")
    #expect(heard.names == ["b", "c"] && heard.refusals == 1)
    let many = try await pick(limit: 99)
    try await tap("Photo, a.jpg", "Photo, b.jpg", "Photo, c.jpg", "Add")
    #expect(many.names == ["a", "b", "c"] && many.refusals == 0)
  }

  @Test("25: 0 chosen is a cancel, and nothing can be added then")
  func noneIsACancel() async throws {
    try add("a")
    let heard = try await pick()
    try await tap("Photo, a.jpg", "Photo, a.jpg")
    try? robot.tap("Add")
    await robot.waitForPhotos()
    #expect(heard.answers.isEmpty)
    try await tap("Cancel")
    #expect(heard.answers.count == 1 && heard.names == [])
    var events: [String] = []
    let stream = robot.run {
      screen.rx.pickImages().subscribe(
        onNext: { events.append("\($0.count)") }, onError: { events.append("\($0)") },
        onCompleted: { events.append("completed") })
    }
    await robot.waitForPhotos()
    try await tap("Cancel")
    #expect(events == ["completed"])
    stream.dispose()
  }

  @Test("24: Each damaged photo is an error of its own, and the others work")
  func damaged() async throws {
    try add("a", "b", "c")
    try folder.add("LICENSE", as: "bad.jpg")
    let heard = try await pick()
    try await tap("Photo, a.jpg", "bad.jpg cannot be opened", "Photo, b.jpg", "Photo, c.jpg")
    let path = { [folder] (name: String) in folder.url.appendingPathComponent(name).path }
    try robot.tap("Add")
    await robot.waitForPhotos()
    // Gone and cut off between Add and its use.
    try FileManager.default.removeItem(atPath: path("b.jpg"))
    truncate(path("c.jpg"), 6000)
    try #require(heard.names == ["a", "bad", "b", "c"])
    let size = CGSize(width: 30, height: 30)
    #expect(try await heard.media[0].image(within: size).size == CGSize(width: 20, height: 30))
    await #expect(throws: PhotoError.damaged(path: "bad")) {
      try await heard.media[1].image(within: size)
    }
    await #expect(throws: PhotoError.damaged(path: path("b.jpg"))) {
      try await heard.media[2].image(within: size)
    }
    await #expect(throws: PhotoError.damaged(path: "c")) { try await heard.media[3].loadImage() }
    await #expect(throws: PhotoError.damaged(path: path("b.jpg"))) {
      try await heard.media[2].data()
    }
    #expect(try await heard.media[0].loadImage().size == CGSize(width: 160, height: 240))
  }

  @Test("23: A compatible JPEG can be asked for; type and extension match the bytes")
  func compatible() async throws {
    try folder.add("sample.heic", as: "photo.heic")
    try folder.add("sample.png", as: "wrong.jpg")
    let heard = try await pick { $0.preferredAssetRepresentationMode = .compatible }
    try await tap("Photo, photo.heic", "Photo, wrong.jpg", "Add")
    #expect(heard.media.map(\.typeIdentifier) == ["public.jpeg", "public.png"])
    let place = try PhotoFolder()
    for (media, name, start) in [
      (heard.media[0], "photo.jpeg", [0xFF, 0xD8, 0xFF]),
      (heard.media[1], "wrong.png", [0x89, 0x50]),
    ] as [(PickedMedia, String, [UInt8])] {
      #expect(try await media.data().starts(with: start))
      let copy = try await media.copyFile(into: place.url)
      #expect(copy.lastPathComponent == name)
      #expect(try Data(contentsOf: copy).starts(with: start))
    }
    let second = try await heard.media[0].copyFile(into: place.url)
    #expect(second.lastPathComponent == "photo 2.jpeg")
  }

  @Test func filmsAreCopied() async throws {
    try folder.add("sample.gif", as: "film.mp4")
    let heard = try await pick { $0.filter = .any(of: [.images, .videos]) }
    try await tap("Video, film.mp4", "Add")
    let film = try #require(heard.media.first)
    #expect(film.kind == .video && film.typeIdentifier == "public.mpeg-4")
    let place = try PhotoFolder()
    #expect(try await film.copyFile(into: place.url).lastPathComponent == "film.mp4")
    await #expect(throws: PhotoError.unsupported(path: "film")) { try await film.loadImage() }
    await #expect(throws: PhotoError.self) {
      try await film.copyFile(into: place.url.appendingPathComponent("nowhere"))
    }
  }

  @Test("22: However many are asked for, one is decoded at a time, and a cancelled one not at all")
  func oneAtATime() async throws {
    try add("a", "b", "c")
    let heard = try await pick()
    try await tap("Photo, a.jpg", "Photo, b.jpg", "Photo, c.jpg", "Add")
    let media = heard.media
    let loads = media.map { media in
      Task { try await media.image(within: CGSize(width: 30, height: 30)) }
    }
    loads[1].cancel()
    _ = try await loads[0].value
    _ = try await loads[2].value
    await #expect(throws: PhotoError.cancelled) { try await loads[1].value }
    // The turn has been handed on: all works as before.
    #expect(try await media[1].loadImage().size == CGSize(width: 160, height: 240))
  }

  @Test("20: An empty library, and one that cannot be read, are answers that say so")
  func obstacles() async throws {
    let empty = try await pick()
    try await tap("Cancel")
    guard case .failure(.nothingFound) = empty.answers.first else {
      Issue.record("\(empty.answers)")
      return
    }
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    robot.setPhotos(file)
    let unreadable = try await pick()
    try await tap("Cancel")
    guard case .failure(.unreadable(file.path)) = unreadable.answers.first else {
      Issue.record("\(unreadable.answers)")
      return
    }
  }

  @Test("17, 18: Closures are dropped before one is called, and the next screen can be presented")
  func closuresAreDropped() async throws {
    try add("a")
    var calls = 0
    let next = UIViewController()
    let own = OwnDelegate()
    weak var (gone, pickerGone): (UIViewController?, UIViewController?)
    do {
      let owner = UIViewController()
      gone = owner
      robot.run {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        pickerGone = picker
        picker.delegate = own
        picker.didFinishPicking = { [screen] picker, results in
          _ = owner
          calls += 1
          #expect(picker.didFinishPicking == nil && results.count == 1)
          screen.present(next, animated: true)
        }
        screen.present(picker, animated: true)
      }
    }
    await robot.waitForPhotos()
    #expect(gone != nil)
    try await tap("Photo, a.jpg")
    #expect(calls == 1 && own.counts == [1])
    #expect(screen.presentedViewController === next)
    #expect(gone == nil && pickerGone == nil)
  }

  @Test func whatCannotBeShownIsAnError() async throws {
    try add("a")
    let first = try await pick()
    await #expect(throws: PhotoError.self) { _ = try await pick() }
    // It waits for its turn, and is taken back there.
    let waiting = Task { [screen] in try await screen.pickImages(whenBusy: .wait) }
    await robot.waitForPhotos()
    waiting.cancel()
    #expect(try await waiting.value.isEmpty)
    try await tap("Cancel")
    #expect(first.answers.count == 1)
    #expect(screen.presentedViewController == nil)
    await #expect(throws: PhotoError.self) { try await UIViewController().pickImages() }
  }

  @Test("25: A thousand are chosen, in the order of tapping, without a limit")
  func aThousand() async throws {
    for number in 0..<1000 { try folder.add("sample.jpg", as: "\(number).jpg") }
    let heard = try await pick()
    #expect(robot.exists("Photos: 1,000"))
    let cells = try #require(robot.window.grid)
    var names: [String] = []
    for item in 0..<1000 {
      robot.run {
        cells.delegate?.collectionView(cells, didSelectItemAt: IndexPath(item: item, section: 0))
      }
    }
    await robot.waitForPhotos()
    #expect(robot.exists("1,000 selected · Photos: 1,000"))
    try await tap("Add")
    names = heard.names.compactMap(\.self)
    #expect(Set(names).count == 1000)
    let small = try await heard.media[999].image(within: CGSize(width: 9, height: 9))
    #expect(small.size.height == 9 || small.size.width == 9)
  }

  @MainActor private final class OwnDelegate: PHPickerViewControllerDelegate {
    var counts: [Int] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      counts.append(results.count)
      picker.dismiss(animated: true)
    }
  }
}

extension UIView {
  fileprivate var grid: UICollectionView? {
    self as? UICollectionView ?? subviews.lazy.compactMap(\.grid).first
  }
}
