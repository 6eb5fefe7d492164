public import Foundation
public import Observables
public import UIKit

extension Reactive where Base: UIDatePicker {
  /// The date that is chosen.
  public var date: ControlProperty<Date> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
  }

  /// The date that is chosen, as ``date``.
  public var value: ControlProperty<Date> { date }

  /// What is counted down from, in seconds.
  public var countDownDuration: ControlProperty<TimeInterval> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.countDownDuration },
      setter: { $0.countDownDuration = $1 })
  }
}
