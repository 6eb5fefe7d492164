public import Observation
public import UIKit

@available(iOS 17, *)
extension ViewHandling where Self: UISlider {
  /// Ties the slider to a `Double` of an `@Observable` model, both ways: see ``ViewHandling/bind(to:_:animated:)``.
  @discardableResult public func bind<Model: AnyObject & Observation.Observable>(
    to model: Model, _ property: ReferenceWritableKeyPath<Model, Double>, animated: Bool = true
  ) -> RemovableTarget {
    ModelBinding.make(self, model, animated: animated) {
      Float($0[keyPath: property])
    } write: {
      $0[keyPath: property] = Double($1)
    }
  }
}
