public import Observables
import TouchUp
public import UIKit

extension Reactive where Base: UIView {
  /// Tells once, and ends, when the view has gone; it does not keep it.
  public var deallocated: Observable<Void> { attachment(of: base) { Goodbye() }.stream }
}

extension Reactive where Base: UIViewController {
  /// Tells once, and ends, when the controller has gone; it does not keep it.
  public var deallocated: Observable<Void> { attachment(of: base) { Goodbye() }.stream }
}

extension Reactive where Base: UIGestureRecognizer {
  /// Tells once, and ends, when the recogniser has gone; it does not keep it.
  public var deallocated: Observable<Void> { attachment(of: base) { Goodbye() }.stream }
}

extension Goodbye {
  fileprivate var stream: Observable<Void> { subject.asObservable() }
}
