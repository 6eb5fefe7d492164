public import Foundation
public import Observables
import TouchUp
public import UIKit

// These end when the table goes away, which they do not keep, and leave its delegate alone.
extension Reactive where Base: UITableView {
  /// The rows that a person chooses.
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: base.paths(.select)) }

  /// The rows whose choice a person takes back.
  public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: base.paths(.deselect)) }
}
