import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// How a photo is asked for.
enum PhotoFace: CaseIterable {
  case closures, handler, waiting, stream, chooser

  /// Asks from a screen, and has the answer written down.
  @MainActor func ask(
    _ screen: UIViewController, _ robot: Robot, _ heard: PhotoAnswers, allowsEditing: Bool = false
  ) -> PhotoAsked {
    robot.run {
      switch self {
      case .closures:
        let picker = UIImagePickerController()
        picker.allowsEditing = allowsEditing
        picker.didFinishPickingMedia = { _, image in
          heard.hear(image == nil ? "no image" : heard.expectedName)
        }
        picker.didCancel = { _ in heard.hear("none") }
        screen.present(picker, animated: true)
        return PhotoAsked()
      case .handler:
        #expect(throws: Never.self) {
          try screen.showImagePicker(allowsEditing: allowsEditing) { heard.hear($0) }
        }
        return PhotoAsked()
      case .waiting:
        return PhotoAsked(
          task: Task { [weak screen] in
            do throws(PhotoError) {
              heard.hear(
                .success(try await screen?.pickImage(allowsEditing: allowsEditing) ?? nil))
            } catch {
              heard.hear(.failure(error))
            }
          })
      case .chooser:
        return PhotoAsked(
          task: Task { [weak screen] in
            do throws(PhotoError) {
              heard.hear(
                .success(
                  try await screen?.chooseImage(
                    sources: [.photoLibrary], allowsEditing: allowsEditing) ?? nil))
            } catch {
              heard.hear(.failure(error))
            }
          })
      case .stream:
        var hasNext = false
        return PhotoAsked(
          subscription: screen.rx.pickImage(allowsEditing: allowsEditing).subscribe(
            onNext: {
              hasNext = true
              heard.hear(.success($0))
            },
            onError: { error in
              if let error = error as? PhotoError { heard.hear(.failure(error)) }
            },
            onCompleted: { if !hasNext { heard.hear(.success(nil)) } }))
      }
    }
  }
}

/// What was answered, in words: a file's name, “none”, or an error.
@MainActor final class PhotoAnswers {
  private(set) var answers: [String] = []
  /// Closures are not told of files.
  let expectedName: String
  /// Called with each answer.
  var onAnswer: () -> Void = {}

  init(_ expectedName: String = "six.jpg") {
    self.expectedName = expectedName
  }

  func hear(_ answer: String) {
    answers.append(answer)
    onAnswer()
  }

  func hear(_ answer: Result<PickedMedia?, PhotoError>) {
    switch answer {
    case .success(let media): hear(media?.url?.lastPathComponent ?? "none")
    case .failure(let error): hear("\(error)")
    }
  }
}

/// By which a question is taken back.
struct PhotoAsked {
  var task: Task<Void, Never>?
  var subscription: (any Disposable)?

  @MainActor func takeBack() {
    task?.cancel()
    subscription?.dispose()
  }
}

extension HostDevice {
  /// A phone of few pixels: nobody looks.
  static var tiny: HostDevice {
    var device = HostDevice.phone
    device.scale = 0.5
    return device
  }
}
