public import UIKit

extension UIViewController {
  /// Asks whether a photo shall come from the camera or the library, lets a person pick it, and calls `handler` once, after
  /// the last screen has gone: with what was picked, with nil when either was cancelled, or with what was in the way.
  ///
  /// A source that this machine does not have is left out; where there is but one, it is shown at once. The titles are in the
  /// person's language.
  ///
  /// - Parameters:
  ///   - title: what the question says above its answers.
  ///   - sources: what is offered, in this order.
  ///   - anchor: what the question points at on a pad.
  /// - Throws: ``PhotoError`` when there is no source, or nothing can be shown; the handler is not called then.
  public func showImageChooser(
    title: String? = nil,
    sources: [UIImagePickerController.SourceType] = [.camera, .photoLibrary],
    allowsEditing: Bool = false, anchor: QuestionAnchor = .center, whenBusy: WhenBusy = .fail,
    configure: (@MainActor (UIImagePickerController) -> Void)? = nil,
    handler: @escaping @MainActor (Result<PickedMedia?, PhotoError>) -> Void
  ) throws(PhotoError) {
    _ = try ChooserQuestion(
      ChooserForm(title, sources, anchor, allowsEditing: allowsEditing, configure: configure),
      from: self, whenBusy: whenBusy, receive: { handler($0.asOptional) })
  }

  /// Asks whether a photo shall come from the camera or the library, and waits for it: nil when there was none. See
  /// ``showImageChooser(title:sources:allowsEditing:anchor:whenBusy:configure:handler:)``.
  ///
  /// A task that is cancelled takes back what is shown, and gets nil. Waiting keeps no controller alive.
  ///
  /// - Throws: ``PhotoError`` when there is no source, nothing can be shown, or the photos cannot be read.
  public consuming func chooseImage(
    title: String? = nil,
    sources: [UIImagePickerController.SourceType] = [.camera, .photoLibrary],
    allowsEditing: Bool = false, anchor: QuestionAnchor = .center, whenBusy: WhenBusy = .fail,
    configure: (@MainActor (UIImagePickerController) -> Void)? = nil
  ) async throws(PhotoError) -> PickedMedia? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<Result<PickedMedia, PhotoError>>()
    let question = try ChooserQuestion(
      ChooserForm(title, sources, anchor, allowsEditing: allowsEditing, configure: configure),
      from: copy self, whenBusy: whenBusy, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return try await answer.value(of: question)?.get()
  }
}
