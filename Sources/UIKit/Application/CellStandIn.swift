public import Foundation

/// As `UITableViewCell`, whose initialiser it takes the place of.
///
/// Open, so that the optimiser cannot know that nobody overrides the initialiser, and call this one.
open class CellStandIn: UITableViewCell {
  /// Stands where `UITableViewCell.init(style:reuseIdentifier:)` does.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) { return nil }
}
