import Foundation

/// The view of a navigation controller: pages that fill it, the bar over them, and while pages move a shield
/// that keeps fingers from them.
final class NavigationView: UIView {
  let pages = UIView()
  let bar: UINavigationBar
  let shield = UIView()
  weak var navigation: UINavigationController?

  init(frame: CGRect, bar: UINavigationBar, of navigation: UINavigationController) {
    self.bar = bar
    self.navigation = navigation
    super.init(frame: frame)
    pages.clipsToBounds = true
    shield.isHidden = true
    for part in [pages, bar, shield] {
      part.frame = bounds
      addSubview(part)
    }
    for part in [pages, shield] { part.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.placeBar()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    navigation?.placeBar()
  }
}
