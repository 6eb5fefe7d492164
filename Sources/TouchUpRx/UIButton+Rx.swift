public import Observables
public import UIKit

extension Reactive where Base: UIButton {
  /// Tells of each tap: `touchUpInside`.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Sets the title for a state.
  public func title(for controlState: UIControl.State = .normal) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }
}
