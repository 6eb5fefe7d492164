import Foundation

/// As `UITableViewCell`, whose initialiser it takes the place of.
class CellStandIn: UITableViewCell {
  /// Stands where `UITableViewCell.init(style:reuseIdentifier:)` does.
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }
}
