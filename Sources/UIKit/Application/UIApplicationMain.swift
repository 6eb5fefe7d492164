// NB: as in UIKit, a function with a capital letter.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Starts the app and runs it until it is terminated.
///
/// - Parameters:
///   - principalClassName: the name of a subclass of ``UIApplication``, as `NSStringFromClass` gives
///     it; nil for `UIApplication` itself.
///   - delegateClassName: the name of the delegate's class; nil for an app without one.
/// - Returns: 0 when the app was terminated; 1, after a message on standard error, when a name is
///   not the name of such a class.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  var applicationType: UIApplication.Type = UIApplication.self
  if let name = principalClassName {
    guard let type = NSClassFromString(name) as? UIApplication.Type else {
      Diagnostics.report(
        "UIApplicationMain: no class “\(name)” that inherits from UIApplication. "
          + "Pass NSStringFromClass(YourApplication.self), or nil.")
      return 1
    }
    applicationType = type
  }
  guard let name = delegateClassName else {
    return ApplicationLauncher.run(delegateType: nil, applicationType: applicationType)
  }
  guard let type = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
    Diagnostics.report(
      "UIApplicationMain: no class “\(name)” that conforms to UIApplicationDelegate. "
        + "Pass NSStringFromClass(YourDelegate.self), or nil.")
    return 1
  }
  return ApplicationLauncher.run(delegateType: type, applicationType: applicationType)
}
