import Foundation

extension UIView {
  /// How far down the first or the last line of text stands in a view of `size` points.
  func baseline(isFirst: Bool, in size: CGSize) -> CGFloat {
    let other = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard other !== self, other.isDescendant(of: self) else {
      return ownBaseline(isFirst: isFirst, in: size)
    }
    // Where the other one lies in a view of that size, the view alone knows.
    if bounds.size != size {
      bounds.size = size
    }
    layoutIfNeeded()
    let line = other.ownBaseline(isFirst: isFirst, in: other.bounds.size)
    return other.convert(CGPoint(x: 0, y: line), to: self).y - bounds.minY
  }
}
