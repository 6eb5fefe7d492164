import Foundation

/// As `UITableViewHeaderFooterView`, whose initialiser it takes the place of.
class HeaderFooterStandIn: UITableViewHeaderFooterView {
  /// Stands where `UITableViewHeaderFooterView.init(reuseIdentifier:)` does.
  required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }
}
