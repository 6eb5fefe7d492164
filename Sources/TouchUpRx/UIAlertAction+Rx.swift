public import Observables
public import UIKit

extension Reactive where Base: UIAlertAction {
  /// Sets whether the action can be chosen.
  public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
}
