public import Foundation

/// Something that a layer does when one of its properties changes; animations are actions.
@MainActor
public protocol CAAction {
  /// Called after the property has changed. `event` is the property's name, `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, `NSNull` stands for none: it ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
