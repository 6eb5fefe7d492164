#if os(iOS)
  import UIKit

  /// Lies unseen in a presented controller's view, and tells when that has left its window. UIKit tells nobody else of
  /// a dismissal by code.
  final class DepartureWatcher: UIView {
    private var departed: (@MainActor () -> Void)?

    /// Calls `departed` when what lies topmost over `controller` is seen no more, once whoever dismissed it was told.
    static func watch(_ controller: UIViewController, departed: @escaping @MainActor () -> Void) {
      // What is covered by a full screen has left its window, and is presented all the same.
      var top = controller
      while let next = top.presentedViewController { top = next }
      let watcher = DepartureWatcher(frame: .zero)
      watcher.isHidden = true
      watcher.departed = departed
      top.view.addSubview(watcher)
    }

    isolated deinit { tell() }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil else { return }
      tell()
      removeFromSuperview()
    }

    private func tell() {
      guard let departed else { return }
      self.departed = nil
      Task { @MainActor in departed() }
    }
  }

  /// Calls `body` when nothing is presented in the place of `controller` any more, or something else is.
  func whenDeparted(_ controller: UIViewController, _ body: @escaping @MainActor () -> Void) {
    DepartureWatcher.watch(controller, departed: body)
  }
#endif
