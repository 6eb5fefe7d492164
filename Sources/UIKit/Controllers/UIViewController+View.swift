import Foundation

extension UIViewController {
  var loadedView: UIView {
    if let view = viewStorage { return view }
    guard !isLoadingView else {
      Diagnostics.report(
        "\(type(of: self)): loadView asks for view before it has assigned one. "
          + "Assign view first; a plain view is used.")
      let view = UIView(frame: UIScreen.main.bounds)
      replaceView(with: view)
      return view
    }
    isLoadingView = true
    loadView()
    if viewStorage == nil { replaceView(with: UIView(frame: UIScreen.main.bounds)) }
    isLoadingView = false
    viewDidLoad()
    return viewStorage ?? UIView()
  }

  func replaceView(with view: UIView?) {
    guard view !== viewStorage else { return }
    if let old = viewStorage, old.viewController === self { old.viewController = nil }
    viewStorage = view
    view?.viewController = self
    view?.updateTraits()
    view?.updateSafeArea()
  }
}
