public import Foundation

/// As `UITableViewHeaderFooterView`, whose initialiser it takes the place of.
///
/// Open, so that the optimiser cannot know that nobody overrides the initialiser, and call this one.
open class HeaderFooterStandIn: UITableViewHeaderFooterView {
  /// Stands where `UITableViewHeaderFooterView.init(reuseIdentifier:)` does.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) { return nil }
}
