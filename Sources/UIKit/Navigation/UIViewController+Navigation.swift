extension UIViewController {
  /// The nearest navigation controller that this one is in; nil when it is in none.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }

  /// This controller, if it is a navigation controller, or the nearest one around it.
  var nearestNavigation: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }

  var ownNavigationItem: UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title)
    navigationItemStorage = item
    return item
  }
}
