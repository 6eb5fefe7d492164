import Foundation

extension UICollectionView {
  func register(_ viewClass: AnyClass?, as kind: ListKey.Kind, _ identifier: String) {
    let name = ReusePool<UICollectionReusableView>.Name(kind: kind, identifier: identifier)
    guard let viewClass else { return pool.register(name, nil) }
    let isCell = kind == .cell
    guard let type = viewClass as? UICollectionReusableView.Type,
      !isCell || type is UICollectionViewCell.Type
    else {
      Diagnostics.report(
        "register: \(viewClass) is no subclass of "
          + (isCell ? "UICollectionViewCell" : "UICollectionReusableView")
          + ". Nothing was registered for “\(identifier)”.")
      return
    }
    pool.register(name) { ObjectFactory.makeView(type, frame: $0) }
  }

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    guard let cell = dequeue(.cell, identifier, path) as? UICollectionViewCell else {
      return UICollectionViewCell()
    }
    return cell
  }

  func dequeue(
    _ kind: ListKey.Kind, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let name = ReusePool<UICollectionReusableView>.Name(kind: kind, identifier: identifier)
    let place = placement(of: ListKey(kind: kind, path: path))
    guard let (view, isUsed) = pool.take(name, frame: place?.frame ?? .zero) else {
      Diagnostics.report(
        "dequeue: nothing is registered for the reuse identifier “\(identifier)”. Register a class for it "
          + "first; an empty view is shown.")
      return kind == .cell ? UICollectionViewCell() : UICollectionReusableView()
    }
    view.reuseIdentifier = identifier
    if case .supplementary(let kind) = kind { view.supplementaryKind = kind }
    if isUsed { view.prepareForReuse() }
    if let place {
      UIView.performWithoutAnimation { self.place(view, by: place) }
    }
    return view
  }

  func dequeueDecoration(_ kind: String) -> UIView? {
    let name = ReusePool<UICollectionReusableView>.Name(kind: .decoration(kind), identifier: "")
    if !pool.isRegistered(name), let type = layoutStorage.decorationClasses[kind] {
      pool.register(name) { ObjectFactory.makeView(type, frame: $0) }
    }
    guard let (view, isUsed) = pool.take(name) else {
      Diagnostics.report("No class is registered for decoration views of kind “\(kind)”.")
      return nil
    }
    view.reuseIdentifier = ""
    if isUsed { view.prepareForReuse() }
    return view
  }

  /// Only what was dequeued waits to be used again.
  func putAway(_ view: UICollectionReusableView, _ kind: ListKey.Kind) {
    guard let identifier = view.reuseIdentifier else { return }
    pool.give(view, .init(kind: kind, identifier: identifier))
  }
}
