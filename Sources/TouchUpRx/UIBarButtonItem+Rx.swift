public import Observables
import TouchUp
public import UIKit

extension Reactive where Base: UIBarButtonItem {
  /// The taps. Ends when the item goes away, which it does not keep; the item's own action stays.
  public var tap: ControlEvent<Void> {
    ControlEvent(
      events: Observable.waiting { [weak base] observer in
        base?.wait(onEnd: { observer.onCompleted() }) { observer.onNext(()) }
      })
  }

  /// Sets whether the item can be used.
  public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }

  /// Sets the title.
  public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}
