public import Foundation

/// The class between `NSObject` and UIKit's own classes; not for use by itself.
///
/// `NSObject.init()` belongs to no actor, and an override may not change that. A class that does not
/// inherit it may declare an `init()` of its own, on the main actor, as UIKit's classes have it.
open class MainActorObject: NSObject {
  package init(root: Void) {
    super.init()
  }
}
