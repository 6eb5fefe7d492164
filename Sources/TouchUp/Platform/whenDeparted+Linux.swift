#if os(Linux)
  import UIKit

  /// Calls `body` when the presentation of `controller` is over, after all who wait for that already.
  func whenDeparted(_ controller: UIViewController, _ body: @escaping @MainActor () -> Void) {
    let others = controller.presentationDidEnd
    controller.presentationDidEnd = { [weak controller] in
      controller?.presentationDidEnd = others
      others?()
      body()
    }
  }
#endif
