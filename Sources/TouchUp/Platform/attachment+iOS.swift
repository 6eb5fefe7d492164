#if os(iOS)
  package import Foundation
  import ObjectiveC
  import UIKit

  /// What the kit keeps with a view, a controller or the like: made when first asked for, freed with it.
  package func attachment<Value: AnyObject>(of object: NSObject, make: () -> Value) -> Value {
    let key = unsafeBitCast(Value.self as AnyClass, to: UnsafeRawPointer.self)
    if let value = objc_getAssociatedObject(object, key) as? Value { return value }
    let value = make()
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return value
  }
#endif
