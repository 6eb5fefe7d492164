import Foundation

extension UICollectionView {
  func adopt(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    core.invalidatePlaces()
  }

  func replaceLayout(with layout: UICollectionViewLayout) {
    guard layout !== layoutStorage else { return }
    if layoutStorage.collectionView === self { layoutStorage.collectionView = nil }
    layoutStorage = layout
    adopt(layout)
  }

  func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard animated, window != nil else {
      replaceLayout(with: layout)
      layoutIfNeeded()
      completion?(true)
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.replaceLayout(with: layout)
      self.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.layer.zPosition = -1
    backgroundView.frame = bounds
  }

  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else { return core.chooser.deselectAll(animated: animated) }
    guard allowsSelection else { return }
    guard counts.holds(path) else { return reportMissing(path, "selectItem") }
    core.chooser.select(path, animated: animated)
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  func reportMissing(_ path: IndexPath, _ call: String) {
    Diagnostics.report(
      "\(call): there is no item \(path.map(String.init).joined(separator: "-")) in "
        + "\(Diagnostics.name(self)). Nothing was changed.")
  }
}
