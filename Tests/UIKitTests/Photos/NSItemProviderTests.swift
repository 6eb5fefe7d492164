import Foundation
import Synchronization
import Testing
import UIKitImages
import UniformTypeIdentifiers

@testable import UIKit

@MainActor @Suite struct NSItemProviderTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("items-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A provider as pickers make them, of a copy of a sample.
  private func provider(
    _ sample: String, as name: String, isCompatible: Bool = false
  ) throws -> NSItemProvider {
    let path = FilePath(folder.appendingPathComponent(name).path)
    try FileManager.default.copyItem(atPath: SamplePhotos.path(sample), toPath: path.text)
    let entry = try #require(PhotoEntry(path: path, stamp: FileStamp(of: path)))
    return NSItemProvider(entry, isCompatible: isCompatible)
  }

  private func data(_ provider: NSItemProvider, _ type: String) async -> Result<Data, CocoaError> {
    await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        #expect(!Thread.isMainThread)
        done.resume(returning: data.map { .success($0) } ?? .failure(Self.cocoa(error)))
      }
    }
  }

  private nonisolated static func cocoa(_ error: (any Error)?) -> CocoaError {
    error as? CocoaError ?? CocoaError(.featureUnsupported)
  }

  private nonisolated static func path(_ error: CocoaError) -> String? {
    error.userInfo[NSFilePathErrorKey] as? String
  }

  @Test func theTypeIsThatOfTheBytes() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let provider = try provider("sample.png", as: "holiday.jpg")
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.registeredContentTypes == [.png])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
    #expect(provider.suggestedName == "holiday")
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.movie"))
    #expect(!provider.hasItemConformingToTypeIdentifier("nonsense"))
    let file = try Data(contentsOf: folder.appendingPathComponent("holiday.jpg"))
    #expect(try await data(provider, "public.image").get() == file)
  }

  @Test func aCopyLivesUntilTheClosureReturns() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let provider = try provider("sample.png", as: "holiday.jpg")
    let moved = folder.appendingPathComponent("moved.png")
    for isMoved in [false, true] {
      let url = await withCheckedContinuation { done in
        provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
          #expect(
            error == nil && url.map { FileManager.default.fileExists(atPath: $0.path) } == true)
          if isMoved, let url { try? FileManager.default.moveItem(at: url, to: moved) }
          done.resume(returning: url)
        }
      }
      await rest()
      // The end of its name is that of the bytes.
      #expect(url?.lastPathComponent == "holiday.png")
      let folder = try #require(url?.deletingLastPathComponent().path)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
    #expect(FileManager.default.fileExists(atPath: moved.path))
  }

  @Test func theFileItselfIsThereInPlace() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let heic = try provider("sample.heic", as: "one.heic")
    let jpeg = try provider("sample.heic", as: "two.heic", isCompatible: true)
    for (provider, type, isInPlace, name) in [
      (heic, UTType.heic, true, "one.heic"), (jpeg, .jpeg, false, "two.jpeg"),
    ] {
      let (url, wasInPlace) = await withCheckedContinuation { done in
        provider.loadFileRepresentation(for: type, openInPlace: true) { url, isInPlace, _ in
          done.resume(returning: (url, isInPlace))
        }
      }
      #expect(wasInPlace == isInPlace && url?.lastPathComponent == name)
      if !isInPlace, let url {
        try FileManager.default.removeItem(at: url.deletingLastPathComponent())
      }
    }
  }

  @Test("23: A compatible JPEG can be had, and type and extension match the bytes")
  func compatible() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = try provider("sample.heic", as: "own.heic")
    let made = try provider("sample.heic", as: "made.heic", isCompatible: true)
    let png = try provider("sample.png", as: "plain.png", isCompatible: true)
    #expect(own.registeredTypeIdentifiers == ["public.heic"])
    #expect(made.registeredTypeIdentifiers == ["public.jpeg"])
    #expect(png.registeredTypeIdentifiers == ["public.png"])
    #expect(try await data(made, "public.jpeg").get().starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(try await data(own, "public.heic").get().dropFirst(4).starts(with: Array("ftyp".utf8)))
  }

  @Test func objectsAreDecodedPictures() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let provider = try provider("orientation_6.jpg", as: "six.jpg")
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let image = try #require(try await object(provider).get())
    #expect(image.size == CGSize(width: 160, height: 240))
    let upright = UIImage(contentsOfFile: SamplePhotos.path("orientation_1.jpg"))
    #expect(try #require(SamplePhotos.difference(image, upright)) < 3)
    let film = NSItemProvider(contentsOf: folder.appendingPathComponent("film.mp4"))
    #expect(film?.registeredTypeIdentifiers == ["public.mpeg-4"])
    #expect(film?.canLoadObject(ofClass: UIImage.self) == false)
  }

  @Test("24: A damaged file is an error that names it")
  func faultsNameTheFile() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try provider("LICENSE", as: "text.jpg")
    #expect(text.registeredTypeIdentifiers == ["public.jpeg"])
    let short = try provider("orientation_1.jpg", as: "short.jpg")
    let gone = try provider("orientation_1.jpg", as: "gone.jpg")
    let place = { [folder] (name: String) in folder.appendingPathComponent(name).path }
    truncate(place("short.jpg"), 6000)
    try FileManager.default.removeItem(atPath: place("gone.jpg"))
    for (provider, name, code) in [
      (text, "text.jpg", CocoaError.Code.fileReadCorruptFile),
      (short, "short.jpg", .fileReadCorruptFile), (gone, "gone.jpg", .fileReadNoSuchFile),
    ] {
      guard case .failure(let error) = await object(provider) else {
        Issue.record("\(name) could be opened")
        continue
      }
      #expect(error.code == code && Self.path(error) == place(name))
    }
    guard case .failure(let error) = await data(gone, "public.image") else { return }
    #expect(error.code == .fileReadNoSuchFile && error.localizedDescription.contains("gone.jpg"))
  }

  @Test func whatIsNotThereIsAnError() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for provider in [NSItemProvider(), try provider("sample.png", as: "one.png")] {
      let error = await withCheckedContinuation { done in
        provider.loadDataRepresentation(for: .movie) { data, error in
          #expect(data == nil)
          done.resume(returning: error.map { $0 as NSError })
        }
      }
      #expect(error?.domain == NSItemProvider.errorDomain)
      #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
    #expect(URL(string: "data:,x").flatMap { NSItemProvider(contentsOf: $0) } == nil)
  }

  @Test func loadingCanBeCalledOffAndStillAnswersOnce() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let provider = try provider("sample.png", as: "one.png")
    let answers = Mutex<[CocoaError.Code?]>([])
    // Both workers are kept waiting, so that it is called off before its turn.
    let gate = DispatchSemaphore(value: 0)
    for _ in 0..<2 { ImageWorkers.shared.perform { _ in gate.wait() } }
    let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
      answers.withLock { $0.append((error as? CocoaError)?.code) }
    }
    progress.cancel()
    for _ in 0..<2 { gate.signal() }
    await rest()
    #expect(answers.withLock { $0 } == [.userCancelled])
    #expect(progress.isCancelled && !progress.isFinished)
    let finished = provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
      answers.withLock { $0.append((error as? CocoaError)?.code) }
    }
    await rest()
    #expect(answers.withLock { $0 } == [.userCancelled, nil])
    #expect(finished.isFinished)
  }

  @Test func namesThatAreNoTextCanBeLoaded() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = FilePath(folder.path).appending([0xFF, 0xFE] + Array(".jpg".utf8))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: SamplePhotos.path("sample.jpg")))
    let file = path.withCString { open($0, O_WRONLY | O_CREAT, 0o600) }
    bytes.withUnsafeBytes { _ = write(file, $0.baseAddress, $0.count) }
    close(file)
    let entry = try #require(PhotoEntry(path: path, stamp: FileStamp(of: path)))
    let provider = NSItemProvider(entry, isCompatible: false)
    #expect(try await data(provider, "public.jpeg").get() == bytes)
    #expect(try await object(provider).get() != nil)
  }

  private func object(_ provider: NSItemProvider) async -> Result<UIImage?, CocoaError> {
    await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIImage.self) { object, error in
        done.resume(
          returning: error.map { .failure(Self.cocoa($0)) } ?? .success(object as? UIImage))
      }
    }
  }

  /// Until what was begun is over.
  private func rest() async { await PhotoWork.rest() }
}
