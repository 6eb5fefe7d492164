public import Observation
public import UIKit

@available(iOS 17, *)
extension ViewHandling where Self: UITextView {
  /// Ties the text to a property of an `@Observable` model, both ways.
  ///
  /// The view takes the property's text now, and each later one at the next turn of the main actor; what a person types goes
  /// to the property at once. Neither keeps the other alive, and nothing is set that is there already, so that an
  /// input method can go on. While the returned target is disabled nothing goes either way.
  ///
  /// - Returns: what pauses and ends it; it may be dropped.
  @discardableResult public func bind<Model: AnyObject & Observation.Observable>(
    to model: Model, _ property: ReferenceWritableKeyPath<Model, String>
  ) -> RemovableTarget {
    let binding = ModelBinding<UITextView, String, Model>(
      self, .init(value: { $0.text ?? "" }, show: { view, text, _ in view.text = text }), model,
      animated: false
    ) {
      $0[keyPath: property]
    } write: {
      $0[keyPath: property] = $1
    }
    return TextHandlers.of(self).add(binding.makeHandler(UITextView.self), for: .change)
  }
}
