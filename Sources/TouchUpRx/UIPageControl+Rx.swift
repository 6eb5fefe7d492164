public import Observables
public import UIKit

extension Reactive where Base: UIPageControl {
  /// The current page, from 0.
  public var currentPage: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.currentPage }, setter: { $0.currentPage = $1 })
  }

  /// Sets how many pages there are.
  public var numberOfPages: Binder<Int> { Binder(base) { $0.numberOfPages = $1 } }
}
