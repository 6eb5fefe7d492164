public import UIKit

extension UIViewController {
  /// Lets a person pick a photo, and calls `handler` once, after the picker has gone: with what was picked, with nil when it
  /// was cancelled or went with its presenter, or with what was in the way. It is freed then.
  ///
  /// - Parameters:
  ///   - source: where the photo comes from.
  ///   - allowsEditing: whether a person chooses a square of it.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  ///   - configure: changes the picker before it is shown, as its `mediaTypes`.
  /// - Throws: ``PhotoError`` when the picker cannot be shown; the handler is not called then.
  public func showImagePicker(
    source: UIImagePickerController.SourceType = .photoLibrary, allowsEditing: Bool = false,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (UIImagePickerController) -> Void)? = nil,
    handler: @escaping @MainActor (Result<PickedMedia?, PhotoError>) -> Void
  ) throws(PhotoError) {
    _ = try PickQuestion(
      MediaForm(source, allowsEditing: allowsEditing, configure: configure), from: self,
      whenBusy: whenBusy, receive: { handler($0.asOptional) })
  }

  /// Lets a person pick a photo, and waits for it: nil when there was none. See
  /// ``showImagePicker(source:allowsEditing:whenBusy:configure:handler:)``.
  ///
  /// ```swift
  /// if let photo = try await pickImage(allowsEditing: true) {
  ///   avatar.image = photo.image
  /// }
  /// ```
  ///
  /// A task that is cancelled takes the picker back, and gets nil. Waiting keeps no controller alive.
  ///
  /// - Throws: ``PhotoError`` when the picker cannot be shown, or the photos cannot be read.
  public consuming func pickImage(
    source: UIImagePickerController.SourceType = .photoLibrary, allowsEditing: Bool = false,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (UIImagePickerController) -> Void)? = nil
  ) async throws(PhotoError) -> PickedMedia? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<Result<PickedMedia, PhotoError>>()
    let question = try PickQuestion(
      MediaForm(source, allowsEditing: allowsEditing, configure: configure), from: copy self,
      whenBusy: whenBusy, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return try await answer.value(of: question)?.get()
  }
}

extension Result<PickedMedia, PhotoError>? {
  /// The answer of a question, with nil for nothing picked.
  var asOptional: Result<PickedMedia?, PhotoError> {
    switch self {
    case nil: .success(nil)
    case .success(let media): .success(media)
    case .failure(let error): .failure(error)
    }
  }
}
