public import UIKit

extension UIStepper: ValueControl {
  /// The stepper's value.
  public var controlValue: Double { value }

  /// Sets the stepper's value, and sends nothing. There is nothing to animate.
  public func show(_ value: Double, animated: Bool) { self.value = value }
}
