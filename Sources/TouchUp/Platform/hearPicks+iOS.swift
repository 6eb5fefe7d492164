#if os(iOS)
  import PhotosUI
  import UIKit
  import UniformTypeIdentifiers

  /// Tells what a picker's person does, beside the delegate, which a relay hands all on to.
  func hearPicks(
    of picker: UIImagePickerController,
    finished: @escaping @MainActor ([UIImagePickerController.InfoKey: Any]) -> Void,
    cancelled: @escaping @MainActor () -> Void
  ) {
    attachment(of: picker) { PickConnection(picker) }.open(finished, cancelled)
  }

  /// UIKit tells nobody why its picker was empty.
  func pickObstacle(of picker: UIImagePickerController) -> PhotoError? { nil }

  /// Tells what becomes of a picker of several, beside the delegate, which a relay hands all on to. UIKit tells nobody of taps
  /// that it refuses.
  func hearPicks(
    of picker: PHPickerViewController, finished: @escaping @MainActor ([PHPickerResult]) -> Void,
    refused: @escaping @MainActor () -> Void
  ) {
    let relay = attachment(of: picker) { ResultsRelay() }
    relay.finished = finished
    guard picker.delegate !== relay else { return }
    relay.original = picker.delegate
    picker.delegate = relay
  }

  /// UIKit tells nobody why its picker was empty.
  func pickObstacle(of picker: PHPickerViewController) -> PhotoError? { nil }

  /// The type of the file that was picked.
  nonisolated func mediaTypeIdentifier(of info: [UIImagePickerController.InfoKey: Any]) -> String? {
    let url = (info[.imageURL] ?? info[.mediaURL]) as? URL
    return url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier }
  }

  /// EXIF's fields, of photos of a camera.
  nonisolated func mediaFields(of info: [UIImagePickerController.InfoKey: Any]) -> [String: String]
  {
    let metadata = info[.mediaMetadata] as? [String: Any]
    return (metadata?["{Exif}"] as? [String: Any] ?? [:]).mapValues { "\($0)" }
  }
#endif
