public import UIKit

extension UISegmentedControl: ValueControl {
  /// The selected segment; `UISegmentedControl.noSegment` for none.
  public var controlValue: Int { selectedSegmentIndex }

  /// Selects a segment, and sends nothing. The pill slides there in any case.
  public func show(_ value: Int, animated: Bool) { selectedSegmentIndex = value }
}
