import Foundation
import UIKitLayers

extension UIView {
  /// The direction that rows of this view run in.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  func performLayout(of layer: CALayer) {
    guard layer === self.layer else { return }
    traitCollection.performAsCurrent {
      if let controller = viewController {
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
        controller.navigationController?.pageDidLayOut(controller)
      } else {
        layoutSubviews()
      }
    }
  }
}
