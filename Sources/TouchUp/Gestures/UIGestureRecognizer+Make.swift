import UIKit

extension UIGestureRecognizer {
  static func tap(_ taps: Int, _ fingers: Int) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.numberOfTouchesRequired = fingers
    return recognizer
  }

  static func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, _ fingers: Int
  ) -> UISwipeGestureRecognizer {
    let recognizer = UISwipeGestureRecognizer()
    recognizer.direction = direction
    recognizer.numberOfTouchesRequired = fingers
    return recognizer
  }

  static func screenEdgePan(_ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = edges
    return recognizer
  }

  static func longPress(_ minimumDuration: TimeInterval) -> UILongPressGestureRecognizer {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = minimumDuration
    return recognizer
  }
}
