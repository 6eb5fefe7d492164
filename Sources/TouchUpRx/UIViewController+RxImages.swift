public import Observables
public import PhotosUI
public import TouchUp
public import UIKit

extension Reactive where Base: UIViewController {
  /// A photo as a stream: each subscription shows a picker of its own, tells what was picked and ends; without a choice it
  /// ends alone.
  ///
  /// It ends after the picker has gone, whatever ended it; also, without a picker, when the controller has gone. Disposing
  /// takes the picker back, and nothing else that is presented.
  ///
  /// - Parameters:
  ///   - source: where the photo comes from.
  ///   - allowsEditing: whether a person chooses a square of it.
  ///   - whenBusy: what becomes of the question while the controller presents something.
  ///   - configure: changes the picker before it is shown, as its `mediaTypes`.
  /// - Returns: a stream that fails with ``TouchUp/PhotoError``. To be subscribed to on the main actor.
  public func pickImage(
    source: UIImagePickerController.SourceType = .photoLibrary, allowsEditing: Bool = false,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (UIImagePickerController) -> Void)? = nil
  ) -> Observable<PickedMedia> {
    base.asking { controller, receive in
      try PickQuestion(
        MediaForm(source, allowsEditing: allowsEditing, configure: configure), from: controller,
        whenBusy: whenBusy, receive: { receive($0?.mapError { $0 }) })
    }
  }

  /// Several photos as a stream, in the order of tapping. See
  /// ``TouchUp/UIKit/UIViewController/showImagesPicker(limit:whenBusy:configure:onRefused:handler:)`` for what is shown, and
  /// ``pickImage(source:allowsEditing:whenBusy:configure:)`` for the stream.
  public func pickImages(
    limit: Int = 0, whenBusy: WhenBusy = .fail,
    configure: (@MainActor (inout PHPickerConfiguration) -> Void)? = nil,
    onRefused: (@MainActor () -> Void)? = nil
  ) -> Observable<[PickedMedia]> {
    base.asking { controller, receive in
      try PickQuestion(
        ImagesForm(limit: limit, configure: configure, onRefused: onRefused), from: controller,
        whenBusy: whenBusy
      ) { answer in
        receive(answer.map { _ in answer.asMedia.mapError { $0 } })
      }
    }
  }

  /// A photo that a person takes, as a stream: see
  /// ``TouchUp/UIKit/UIViewController/showCamera(_:whenBusy:handler:)`` for what is asked, and
  /// ``pickImage(source:allowsEditing:whenBusy:configure:)`` for the stream.
  public func takePhoto(
    _ options: CameraOptions = CameraOptions(), whenBusy: WhenBusy = .fail
  ) -> Observable<PickedMedia> {
    base.asking { controller, receive in
      try PickQuestion(
        MediaForm(options), from: controller, whenBusy: whenBusy,
        receive: { receive($0?.mapError { $0 }) })
    }
  }

  /// A photo of the camera or the library, as a person chooses, as a stream. See
  /// ``TouchUp/UIKit/UIViewController/showImageChooser(title:sources:allowsEditing:anchor:whenBusy:configure:handler:)``
  /// for what is asked, and ``pickImage(source:allowsEditing:whenBusy:configure:)`` for the stream.
  public func chooseImage(
    title: String? = nil,
    sources: [UIImagePickerController.SourceType] = [.camera, .photoLibrary],
    allowsEditing: Bool = false, anchor: QuestionAnchor = .center, whenBusy: WhenBusy = .fail,
    configure: (@MainActor (UIImagePickerController) -> Void)? = nil
  ) -> Observable<PickedMedia> {
    base.asking { controller, receive in
      try ChooserQuestion(
        ChooserForm(title, sources, anchor, allowsEditing: allowsEditing, configure: configure),
        from: controller, whenBusy: whenBusy, receive: { receive($0?.mapError { $0 }) })
    }
  }
}
