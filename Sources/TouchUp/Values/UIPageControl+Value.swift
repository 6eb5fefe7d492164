public import UIKit

extension UIPageControl: ValueControl {
  /// The current page, from 0.
  public var controlValue: Int { currentPage }

  /// Goes to a page, and sends nothing. There is nothing to animate.
  public func show(_ value: Int, animated: Bool) { currentPage = value }
}
