public import UIKit

/// A control that a person sets to a value: the kit's faces for values are written once for all of them.
///
/// A control of your own gets them by conforming: it says what its value is, and sends `valueChanged`, or another event that
/// it names, when a person has changed it.
@MainActor public protocol ValueControl<ControlValue>: UIControl {
  /// The type of the value.
  associatedtype ControlValue: Equatable & Sendable

  /// The value as it is now.
  var controlValue: ControlValue { get }

  /// Sets the value, and sends nothing.
  func show(_ value: ControlValue, animated: Bool)

  /// What the control sends when a person has changed the value; `valueChanged` by default.
  static var valueEvent: UIControl.Event { get }
}

extension ValueControl {
  /// `valueChanged`.
  public static var valueEvent: UIControl.Event { .valueChanged }
}
