public import Observables
public import UIKit

extension Reactive where Base: UIViewController {
  /// Sets the title.
  public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}
