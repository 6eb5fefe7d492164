public import Observables
import TouchUp
public import UIKit

extension Reactive where Base: UIControl {
  /// A property of the control as a stream and an observer: it tells the value now, and again after each of
  /// `editingEvents`; what it is told is set. It ends when the control goes away, which it does not keep.
  public func controlProperty<Value: Sendable>(
    editingEvents: UIControl.Event, getter: @escaping @MainActor (Base) -> Value,
    setter: @escaping @MainActor (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let changes = Observable.waiting { [weak base] observer in
      base?.wait(for: editingEvents, onEnd: { observer.onCompleted() }) { observer.onNext(()) }
    }
    // `ControlProperty` subscribes on the main queue, and controls send their events there.
    let values = changes.startWith(()).compactMap { [weak base] in
      MainActor.assumeIsolated { base.map(getter) }
    }
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }
}
