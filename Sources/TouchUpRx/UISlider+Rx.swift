public import Observables
public import UIKit

extension Reactive where Base: UISlider {
  /// The slider's value.
  public var value: ControlProperty<Float> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}
