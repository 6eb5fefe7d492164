#if os(iOS)
  import UIKit

  /// The key window of the scene in front, or else the frontmost one that is shown and has a screen.
  func frontWindow() -> UIWindow? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    let windows = (active.isEmpty ? scenes : active).flatMap(\.windows)
    if let key = windows.first(where: \.isKeyWindow), key.rootViewController != nil { return key }
    return windows.last { !$0.isHidden && $0.rootViewController != nil }
  }
#endif
