public import Observables
public import UIKit

extension Reactive where Base: UISwitch {
  /// Whether the switch is on.
  public var isOn: ControlProperty<Bool> { value }

  /// Whether the switch is on.
  public var value: ControlProperty<Bool> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}
