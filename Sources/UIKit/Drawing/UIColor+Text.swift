import UIKitGraphics
import UIKitText

nonisolated extension UIColor: TextColorResolving {
  package var resolvedTextColor: CGColor { cgColor }
}
