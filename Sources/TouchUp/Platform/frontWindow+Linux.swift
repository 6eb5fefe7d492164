#if os(Linux)
  import UIKit

  /// The key window, or else the frontmost one that is shown and has a screen.
  func frontWindow() -> UIWindow? {
    let application = UIApplication.shared
    if let key = application.keyWindow, key.rootViewController != nil { return key }
    return application.windows.last { !$0.isHidden && $0.rootViewController != nil }
  }
#endif
