package import UIKit

/// What a chooser of sources offers.
package struct ChooserForm {
  let title: String?
  let sources: [UIImagePickerController.SourceType]
  let anchor: QuestionAnchor
  private let allowsEditing: Bool
  private let configure: (@MainActor (UIImagePickerController) -> Void)?

  package init(
    _ title: String?, _ sources: [UIImagePickerController.SourceType], _ anchor: QuestionAnchor,
    allowsEditing: Bool, configure: (@MainActor (UIImagePickerController) -> Void)?
  ) {
    self.title = title
    self.sources = sources
    self.anchor = anchor
    self.allowsEditing = allowsEditing
    self.configure = configure
  }

  func media(_ source: UIImagePickerController.SourceType) -> MediaForm {
    MediaForm(source, allowsEditing: allowsEditing, configure: configure)
  }

  /// The question for several sources.
  func sheet(
    _ sources: [UIImagePickerController.SourceType]
  ) -> QuestionForm<UIImagePickerController.SourceType> {
    .sheet(
      title, nil, SourceWord.cancel.text(),
      sources.map { source in
        let word: SourceWord = source == .camera ? .camera : .library
        return ActionSheetAction(title: word.text(), actionType: source)
      }, anchor)
  }
}
