public import Observation
import UIKit

@available(iOS 17, *)
extension ViewHandling where Self: ValueControl {
  /// Ties the control to a property of an `@Observable` model, both ways.
  ///
  /// The control takes the property's value now, and each later one at the next turn of the main actor; what a
  /// person sets goes to the property at once. Neither keeps the other alive, and nothing is set that is there
  /// already. While the returned target is disabled nothing goes either way.
  ///
  /// - Parameter animated: whether the control moves to the values that the model gets later.
  /// - Returns: what pauses and ends it; it may be dropped.
  @discardableResult public func bind<Model: AnyObject & Observation.Observable>(
    to model: Model, _ property: ReferenceWritableKeyPath<Model, ControlValue>,
    animated: Bool = true
  ) -> RemovableTarget {
    ModelBinding.make(self, model, animated: animated) {
      $0[keyPath: property]
    } write: {
      $0[keyPath: property] = $1
    }
  }
}
