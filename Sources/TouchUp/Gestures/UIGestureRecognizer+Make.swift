import UIKit

extension UIGestureRecognizer {
  static func tap(_ taps: Int, _ fingers: Int) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.numberOfTouchesRequired = fingers
    return recognizer
  }

  static func longPress(_ minimumDuration: TimeInterval) -> UILongPressGestureRecognizer {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = minimumDuration
    return recognizer
  }
}
