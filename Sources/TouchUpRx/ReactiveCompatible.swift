public import UIKit

/// What has streams and binders under ``rx``: views, recognisers, controllers, actions of alerts, items of bars.
@MainActor public protocol ReactiveCompatible: AnyObject {}

extension ReactiveCompatible {
  /// The streams and binders of this object.
  public var rx: Reactive<Self> { Reactive(base: self) }
}

extension UIView: ReactiveCompatible {}
extension UIViewController: ReactiveCompatible {}
extension UIGestureRecognizer: ReactiveCompatible {}
extension UIAlertAction: ReactiveCompatible {}
extension UIBarButtonItem: ReactiveCompatible {}
