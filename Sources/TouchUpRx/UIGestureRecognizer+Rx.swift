public import Observables
import TouchUp
public import UIKit

extension Reactive where Base: UIGestureRecognizer {
  /// Hands over the recogniser at each change of its state, and ends when it goes away. Keeps neither it nor its
  /// view alive.
  public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable.waiting { [weak base] observer in
        base?.wait(onEnd: { observer.onCompleted() }) { observer.onNext(()) }
      }
      .compactMap { [weak base] in base })
  }
}
