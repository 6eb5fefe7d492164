import Foundation

/// As `UIView`, whose initialiser with a frame it takes the place of.
class ViewStandIn: UIView {
  /// Stands where `UIView.init(frame:)` does.
  required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }
}
