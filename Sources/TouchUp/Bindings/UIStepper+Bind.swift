public import Observation
public import UIKit

@available(iOS 17, *)
extension ViewHandling where Self: UIStepper {
  /// Ties the stepper to an `Int` of an `@Observable` model, both ways: see ``ViewHandling/bind(to:_:animated:)``.
  /// The property gets the nearest whole number.
  @discardableResult public func bind<Model: AnyObject & Observation.Observable>(
    to model: Model, _ property: ReferenceWritableKeyPath<Model, Int>, animated: Bool = true
  ) -> RemovableTarget {
    ModelBinding.make(self, model, animated: animated) {
      Double($0[keyPath: property])
    } write: {
      if let whole = Int(exactly: $1.rounded()) { $0[keyPath: property] = whole }
    }
  }
}
