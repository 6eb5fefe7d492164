public import UIKit

extension UISlider: ValueControl {
  /// The slider's value.
  public var controlValue: Float { value }

  /// Sets the slider's value, and sends nothing.
  public func show(_ value: Float, animated: Bool) { setValue(value, animated: animated) }
}
