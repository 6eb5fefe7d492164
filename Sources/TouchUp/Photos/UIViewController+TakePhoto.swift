public import UIKit

extension UIViewController {
  /// Lets a person take a photo, and calls `handler` once, after the camera has gone: with the photo, with nil when it was
  /// cancelled or went with its presenter, or with what was in the way. It is freed then.
  ///
  /// - Parameters:
  ///   - options: which camera, and whether a square is chosen.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  /// - Throws: ``PhotoError`` when there is no camera, or nothing can be shown; the handler is not called then.
  public func showCamera(
    _ options: CameraOptions = CameraOptions(), whenBusy: WhenBusy = .fail,
    handler: @escaping @MainActor (Result<PickedMedia?, PhotoError>) -> Void
  ) throws(PhotoError) {
    _ = try PickQuestion(
      MediaForm(options), from: self, whenBusy: whenBusy, receive: { handler($0.asOptional) })
  }

  /// Lets a person take a photo, and waits for it: nil when there was none. See
  /// ``showCamera(_:whenBusy:handler:)``.
  ///
  /// ```swift
  /// if let photo = try await takePhoto(CameraOptions(device: .front, allowsEditing: true)) {
  ///   avatar.image = photo.image
  /// }
  /// ```
  ///
  /// A task that is cancelled takes the camera back, and gets nil. Waiting keeps no controller alive.
  ///
  /// - Throws: ``PhotoError`` when there is no camera, it gives no pictures, or nothing can be shown.
  public consuming func takePhoto(
    _ options: CameraOptions = CameraOptions(), whenBusy: WhenBusy = .fail
  ) async throws(PhotoError) -> PickedMedia? {
    guard !Task.isCancelled else { return nil }
    let answer = PendingAnswer<Result<PickedMedia, PhotoError>>()
    let question = try PickQuestion(
      MediaForm(options), from: copy self, whenBusy: whenBusy, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return try await answer.value(of: question)?.get()
  }
}
