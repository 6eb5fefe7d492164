import Foundation
import Observables
import PhotosUI
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Every way out of a picker of photos, for every face: exactly one answer, and nothing alive afterwards.
@MainActor @Suite struct PhotoWaysOutTests {
  /// How it is asked for.
  enum Face: CaseIterable {
    case closures, handler, waiting, stream, chooser
    case severalByClosure, severalByHandler, severalWaiting, severalAsStream

    var isSeveral: Bool {
      [.severalByClosure, .severalByHandler, .severalWaiting, .severalAsStream].contains(self)
    }
    var isStream: Bool { self == .stream || self == .severalAsStream }
    /// Only who waits can take a question back.
    var canTakeBack: Bool { isStream || [.waiting, .chooser, .severalWaiting].contains(self) }
  }

  /// How it ends.
  enum Way: CaseIterable {
    case picked, pickedTwice, cancelled, pulledDown, dismissedByPresenter, presenterDismissed
    case presenterDismissedWhileItOpens, rootReplaced, windowHidden
    case takenBack, takenBackOnItsWayIn, takenBackWhileItOpens

    var isTakenBack: Bool {
      [.takenBack, .takenBackOnItsWayIn, .takenBackWhileItOpens].contains(self)
    }
    var isWhileItOpens: Bool {
      self == .takenBackWhileItOpens || self == .presenterDismissedWhileItOpens
    }
    var isPicked: Bool { self == .picked || self == .pickedTwice }
  }

  /// A face and a way out.
  struct Case: CustomTestStringConvertible {
    var face: Face
    var way: Way

    var testDescription: String { "\(face), \(way)" }
  }

  nonisolated static let table = Face.allCases.flatMap { face in
    Way.allCases.filter { way in
      // Several are not opened.
      (!way.isTakenBack || face.canTakeBack) && !(face.isSeveral && way.isWhileItOpens)
    }.map { Case(face: face, way: $0) }
  }

  @MainActor private final class Heard {
    var answers: [String] = []

    func hear(_ answer: Result<PickedMedia?, PhotoError>) {
      switch answer {
      case .success(let media): answers.append(media?.url?.lastPathComponent ?? "none")
      case .failure(let error): answers.append("\(error)")
      }
    }

    func hear(_ answer: Result<[PickedMedia], PhotoError>) {
      switch answer {
      case .success(let media):
        answers.append(media.isEmpty ? "none" : media.map { $0.name ?? "" }.joined() + ".jpg")
      case .failure(let error): answers.append("\(error)")
      }
    }
  }

  private struct Asked {
    var task: Task<Void, Never>?
    var subscription: (any Disposable)?

    @MainActor func takeBack() {
      task?.cancel()
      subscription?.dispose()
    }
  }

  @Test(
    "13, 15, 16, 17, 18, 26: Every way out gives one answer and frees the picker", arguments: table)
  func givesOneAnswer(example: Case) async throws {
    let (face, way) = (example.face, example.way)
    let heard = Heard()
    let folder = try PhotoFolder()
    try folder.add("orientation_6.jpg", as: "six.jpg")
    weak var (goneScreen, gonePicker): (UIViewController?, UIViewController?)
    do {
      let bottom = UIViewController()
      let robot = Robot(bottom, device: .small)
      robot.setPhotos(folder.url)
      let screen = UIViewController()
      screen.modalPresentationStyle = .overFullScreen
      robot.run { bottom.present(screen, animated: false) }
      try robot.settle()
      goneScreen = screen
      let asked = ask(face, screen, robot, heard)
      while screen.presentedViewController == nil { await Task.yield() }
      gonePicker = screen.presentedViewController
      if way == .takenBackOnItsWayIn { robot.wait(0.1) } else { await robot.waitForPhotos() }
      try leave(way, robot, screen, bottom, asked, isSeveral: face.isSeveral)
      await robot.waitForPhotos()
      if way != .windowHidden { #expect(screen.presentedViewController == nil) }
    }
    for _ in 0..<20 { await Task.yield() }
    // Tasks of other tests may have the main actor first.
    for _ in 0..<2000 where heard.answers.count < expected(face, way).count { await Task.yield() }
    #expect(heard.answers == expected(face, way))
    #expect(goneScreen == nil && gonePicker == nil)
  }

  /// A stream that was disposed of says nothing more, as all streams do.
  private func expected(_ face: Face, _ way: Way) -> [String] {
    if face.isStream, way.isTakenBack { return [] }
    return [way.isPicked ? "six.jpg" : "none"]
  }

  private func ask(
    _ face: Face, _ screen: UIViewController, _ robot: Robot, _ heard: Heard
  ) -> Asked {
    robot.run {
      switch face {
      case .closures:
        let picker = UIImagePickerController()
        picker.didFinishPickingMedia = { _, image in
          heard.answers.append(image == nil ? "no image" : "six.jpg")
        }
        picker.didCancel = { _ in heard.answers.append("none") }
        screen.present(picker, animated: true)
        return Asked()
      case .handler:
        #expect(throws: Never.self) { try screen.showImagePicker { heard.hear($0) } }
        return Asked()
      case .waiting:
        return Asked(
          task: Task { [weak screen] in
            do throws(PhotoError) {
              heard.hear(.success(try await screen?.pickImage() ?? nil))
            } catch {
              heard.hear(.failure(error) as Result<PickedMedia?, PhotoError>)
            }
          })
      case .chooser:
        return Asked(
          task: Task { [weak screen] in
            do throws(PhotoError) {
              heard.hear(
                .success(try await screen?.chooseImage(sources: [.photoLibrary]) ?? nil))
            } catch {
              heard.hear(.failure(error) as Result<PickedMedia?, PhotoError>)
            }
          })
      case .severalByClosure:
        let picker = PHPickerViewController(configuration: .several)
        picker.didFinishPicking = { _, results in
          heard.answers.append(results.isEmpty ? "none" : "six.jpg")
        }
        screen.present(picker, animated: true)
        return Asked()
      case .severalByHandler:
        #expect(throws: Never.self) { try screen.showImagesPicker { heard.hear($0) } }
        return Asked()
      case .severalWaiting:
        return Asked(
          task: Task { [weak screen] in
            do throws(PhotoError) {
              heard.hear(.success(try await screen?.pickImages() ?? []))
            } catch {
              heard.hear(.failure(error) as Result<[PickedMedia], PhotoError>)
            }
          })
      case .severalAsStream:
        var hasNext = false
        return Asked(
          subscription: screen.rx.pickImages().subscribe(
            onNext: {
              hasNext = true
              heard.hear(.success($0))
            }, onError: { heard.answers.append("\($0)") },
            onCompleted: { if !hasNext { heard.answers.append("none") } }))
      case .stream:
        var hasNext = false
        return Asked(
          subscription: screen.rx.pickImage().subscribe(
            onNext: {
              hasNext = true
              heard.hear(.success($0))
            }, onError: { heard.answers.append("\($0)") },
            onCompleted: { if !hasNext { heard.answers.append("none") } }))
      }
    }
  }

  private func leave(
    _ way: Way, _ robot: Robot, _ screen: UIViewController, _ bottom: UIViewController,
    _ asked: Asked, isSeveral: Bool
  ) throws {
    func pick() throws {
      try robot.tap("Photo, six.jpg")
      if isSeveral { try robot.tap("Add") }
    }
    switch way {
    case .picked: try pick()
    case .pickedTwice:
      try pick()
      try? robot.tap(isSeveral ? "Add" : "Photo, six.jpg")
    case .cancelled: try robot.tap("Cancel")
    case .pulledDown:
      try robot.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 700))
    case .dismissedByPresenter: robot.run { screen.dismiss(animated: true) }
    case .presenterDismissed: robot.run { bottom.dismiss(animated: true) }
    case .presenterDismissedWhileItOpens:
      try pick()
      robot.run { bottom.dismiss(animated: true) }
    case .rootReplaced: robot.run { robot.window.rootViewController = UIViewController() }
    case .windowHidden: robot.run { robot.window.isHidden = true }
    case .takenBack, .takenBackOnItsWayIn: robot.run { asked.takeBack() }
    case .takenBackWhileItOpens:
      try pick()
      robot.run { asked.takeBack() }
    }
  }
}

extension PHPickerConfiguration {
  /// Of any number.
  fileprivate static var several: PHPickerConfiguration {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 0
    return configuration
  }
}

extension HostDevice {
  /// A phone of few pixels: nobody looks.
  fileprivate static var small: HostDevice {
    var device = HostDevice.phone
    device.scale = 0.5
    return device
  }
}
