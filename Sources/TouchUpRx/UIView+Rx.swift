public import Foundation
public import Observables
public import UIKit

extension Reactive where Base: UIView {
  /// Sets whether the view is hidden.
  public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }

  /// Sets the opacity, from 0 to 1.
  public var alpha: Binder<CGFloat> { Binder(base) { $0.alpha = $1 } }

  /// Sets the background colour.
  public var backgroundColor: Binder<UIColor?> { Binder(base) { $0.backgroundColor = $1 } }
}
