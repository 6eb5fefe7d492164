public import Observables
public import UIKit

extension Reactive where Base: UIStepper {
  /// The stepper's value.
  public var value: ControlProperty<Double> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }

  /// Sets by how much a tap changes the value.
  public var stepValue: Binder<Double> { Binder(base) { $0.stepValue = $1 } }
}
