#if os(iOS)
  import UIKit

  /// On a pad a sheet is a popover, which ends the app without a place: the middle of its presenter.
  func anchor(_ alert: UIAlertController, in presenter: UIViewController) {
    guard let popover = alert.popoverPresentationController, let view = presenter.viewIfLoaded
    else {
      return
    }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popover.permittedArrowDirections = []
  }
#endif
