public import PhotosUI
public import UIKit

extension UIViewController {
  /// Lets a person pick several photos, and calls `handler` once, after the picker has gone: with what was picked, in the
  /// order of tapping; with nothing when it was cancelled or went with its presenter; or with what was in the way. It is
  /// freed then.
  ///
  /// No photo is opened before it is asked for, see ``PickedMedia/image(within:)``; one that is damaged is an error there, and
  /// the others work.
  ///
  /// - Parameters:
  ///   - limit: how many may be chosen; 0 for any number. 1 ends with the first tap.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  ///   - configure: changes what the picker shows, and how: photos alone and in order, unless this says otherwise.
  ///   - onRefused: called for each tap that is refused at the limit, which the picker also says. Apple's picker tells nobody
  ///     of such taps: on iOS it is not called.
  /// - Throws: ``PhotoError`` when the picker cannot be shown; the handler is not called then.
  public func showImagesPicker(
    limit: Int = 0, whenBusy: WhenBusy = .fail,
    configure: (@MainActor (inout PHPickerConfiguration) -> Void)? = nil,
    onRefused: (@MainActor () -> Void)? = nil,
    handler: @escaping @MainActor (Result<[PickedMedia], PhotoError>) -> Void
  ) throws(PhotoError) {
    _ = try PickQuestion(
      ImagesForm(limit: limit, configure: configure, onRefused: onRefused), from: self,
      whenBusy: whenBusy, receive: { handler($0.asMedia) })
  }

  /// Lets a person pick several photos, and waits for them: in the order of tapping, none when it was cancelled. See
  /// ``showImagesPicker(limit:whenBusy:configure:onRefused:handler:)``.
  ///
  /// ```swift
  /// for photo in try await pickImages(limit: 5) {
  ///   strip.add(try await photo.image(within: CGSize(width: 200, height: 200)))
  /// }
  /// ```
  ///
  /// A task that is cancelled takes the picker back, and gets none. Waiting keeps no controller alive.
  ///
  /// - Throws: ``PhotoError`` when the picker cannot be shown, or the photos cannot be read.
  public consuming func pickImages(
    limit: Int = 0, whenBusy: WhenBusy = .fail,
    configure: (@MainActor (inout PHPickerConfiguration) -> Void)? = nil,
    onRefused: (@MainActor () -> Void)? = nil
  ) async throws(PhotoError) -> [PickedMedia] {
    guard !Task.isCancelled else { return [] }
    let answer = PendingAnswer<Result<[PHPickerResult], PhotoError>>()
    let question = try PickQuestion(
      ImagesForm(limit: limit, configure: configure, onRefused: onRefused), from: copy self,
      whenBusy: whenBusy, receive: answer.receive)
    // NB: from here on the method holds no controller: one that goes away meanwhile ends the wait.
    _ = consume self
    return try await answer.value(of: question).asMedia.get()
  }
}

extension Result<[PHPickerResult], PhotoError>? {
  /// The answer of a question, with none for nothing picked.
  package var asMedia: Result<[PickedMedia], PhotoError> {
    (self ?? .success([])).map { $0.map { PickedMedia($0) } }
  }
}
