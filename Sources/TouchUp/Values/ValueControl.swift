public import UIKit

/// A control that a person sets to a value: the kit's faces for values are written once for all of them.
///
/// A control of your own gets them by conforming: it says what its value is, and sends `valueChanged` when a person
/// has changed it.
@MainActor public protocol ValueControl<ControlValue>: UIControl {
  /// The type of the value.
  associatedtype ControlValue: Equatable & Sendable

  /// The value as it is now.
  var controlValue: ControlValue { get }

  /// Sets the value, and sends nothing.
  func show(_ value: ControlValue, animated: Bool)
}
