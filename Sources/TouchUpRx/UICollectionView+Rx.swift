public import Foundation
public import Observables
import TouchUp
public import UIKit

// These end when the collection goes away, which they do not keep, and leave its delegate alone.
extension Reactive where Base: UICollectionView {
  /// The items that a person chooses.
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: base.paths(.select)) }

  /// The items whose choice a person takes back.
  public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: base.paths(.deselect)) }
}
