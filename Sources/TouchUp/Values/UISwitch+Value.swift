public import UIKit

extension UISwitch: ValueControl {
  /// Whether the switch is on.
  public var controlValue: Bool { isOn }

  /// Turns the switch on or off, and sends nothing.
  public func show(_ value: Bool, animated: Bool) { setOn(value, animated: animated) }
}
