public import Observables
import TouchUp
public import UIKit

extension Reactive where Base: UIControl {
  /// Tells of each of `events` from the subscription on, and ends when the control goes away. Keeps neither the
  /// control nor its screen alive.
  public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(
      events: Observable.waiting { [weak base] observer in
        base?.wait(for: events, onEnd: { observer.onCompleted() }) { observer.onNext(()) }
      })
  }

  /// Sets whether the control can be used.
  public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }

  /// Sets whether the control is selected.
  public var isSelected: Binder<Bool> { Binder(base) { $0.isSelected = $1 } }
}
