public import Foundation

/// As `NSObject`, whose initialiser it takes the place of.
open class ObjectStandIn: NSObject {
  /// Stands where `NSObject.init()` does.
  nonisolated public required override init() {
    super.init()
  }
}
