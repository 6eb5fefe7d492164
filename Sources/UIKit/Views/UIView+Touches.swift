import Foundation
import UIKitGraphics

extension UIView {
  func descend(to point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviewStorage.reversed() where view.takesTouches {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// A view made flat by its transform has no points to touch.
  private var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01 && animationsBlockingTouches == 0
      && transform.isInvertible
  }

  /// Cancels the fingers that are down in this view or in one that lies in it.
  func cancelTouches() {
    window?.touchDispatcher.cancelTouches(in: self)
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.leaveView()
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for old in recognizers where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
