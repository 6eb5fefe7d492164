public import Foundation

/// Hears of changes of its size before they are made, and hands them on to what lies in it.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size in points that it would like to have.
  var preferredContentSize: CGSize { get }

  /// One that lies in this would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that one that lies in this will have when this has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The size is about to change. What `coordinator` is given is done along with the change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  func passOnTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != new else { continue }
      child.viewWillTransition(to: new, with: coordinator)
    }
  }

  /// What fills this will fill it still; anything else keeps its size.
  func sizeOfChild(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let view = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded,
      view.bounds.size != own.bounds.size
    else { return parentSize }
    return view.bounds.size
  }
}
