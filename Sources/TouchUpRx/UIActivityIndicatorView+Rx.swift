public import Observables
public import UIKit

extension Reactive where Base: UIActivityIndicatorView {
  /// Starts and stops the wheel.
  public var isAnimating: Binder<Bool> {
    Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
  }
}
