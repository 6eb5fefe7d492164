public import Foundation
public import UIKit

extension UIDatePicker: ValueControl {
  /// The date that is chosen.
  public var controlValue: Date { date }

  /// Sets the date, and sends nothing.
  public func show(_ value: Date, animated: Bool) { setDate(value, animated: animated) }
}
