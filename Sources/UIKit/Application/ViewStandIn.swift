public import Foundation

/// As `UIView`, whose initialiser with a frame it takes the place of.
///
/// Open, so that the optimiser cannot know that nobody overrides the initialiser, and call this one.
open class ViewStandIn: UIView {
  /// Stands where `UIView.init(frame:)` does.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) { return nil }
}
