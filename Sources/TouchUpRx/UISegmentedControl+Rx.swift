public import Observables
public import UIKit

extension Reactive where Base: UISegmentedControl {
  /// The selected segment; -1 for none.
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// The selected segment; -1 for none.
  public var value: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.selectedSegmentIndex },
      setter: { $0.selectedSegmentIndex = $1 })
  }

  /// Sets whether a segment can be selected.
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
  }

  /// Sets the title of a segment.
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: index) }
  }

  /// Sets the picture of a segment.
  public func imageForSegment(at index: Int) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, forSegmentAt: index) }
  }
}
