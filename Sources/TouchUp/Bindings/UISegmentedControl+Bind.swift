public import Observation
public import UIKit

@available(iOS 17, *)
extension ViewHandling where Self: UISegmentedControl {
  /// Ties the selected segment to a choice of an `@Observable` model, both ways: an enumeration whose raw values are
  /// the segments' indexes. See ``ViewHandling/bind(to:_:animated:)``.
  ///
  /// A segment without a case changes nothing in the model.
  @discardableResult
  public func bind<
    Model: AnyObject & Observation.Observable, Choice: RawRepresentable<Int>
  >(
    to model: Model, _ property: ReferenceWritableKeyPath<Model, Choice>, animated: Bool = true
  ) -> RemovableTarget {
    ModelBinding.make(self, model, animated: animated) {
      $0[keyPath: property].rawValue
    } write: {
      if let choice = Choice(rawValue: $1) { $0[keyPath: property] = choice }
    }
  }
}
