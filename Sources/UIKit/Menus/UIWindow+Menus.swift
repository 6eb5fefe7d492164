import Foundation

extension UIWindow {
  /// The menus that are open, the newest last.
  var openMenus: [MenuOverlay] {
    subviews.compactMap { $0 as? MenuOverlay }.filter(\.isOpen)
  }

  /// Closes the menu that is open in front, as Escape does; false when there is none.
  @discardableResult package func closeOpenMenu() -> Bool {
    guard let menu = openMenus.last else { return false }
    menu.close()
    return true
  }
}

extension UIViewController {
  /// The view is about to go, and with it the menus of what lies in it.
  func closeMenus() {
    guard let view = viewIfLoaded, let window = view.window else { return }
    for menu in window.openMenus where menu.source?.isDescendant(of: view) == true { menu.close() }
  }
}
