import Foundation

/// The views of a cell, each made when it is needed.
@MainActor final class TableCellParts {
  let content = UIView()
  private(set) var title: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  /// The line below the cell, and the one above the first of a section.
  let line = UIView()
  private(set) var topLine: UIView?
  private(set) var selection: UIView?
  var accessory: TableAccessory?

  func title(_ style: UITableViewCell.CellStyle) -> UILabel {
    if let title { return title }
    let label = makeLabel(style == .value2 ? .caption1 : .body)
    if style == .value2 {
      label.textColor = label.tintColor
      label.textAlignment = .right
    }
    title = label
    return label
  }

  func detail(_ style: UITableViewCell.CellStyle) -> UILabel? {
    if let detail { return detail }
    let label: UILabel
    switch style {
    case .default: return nil
    case .value1:
      label = makeLabel(.body)
      label.textColor = .secondaryLabel
    case .value2: label = makeLabel(.body)
    case .subtitle: label = makeLabel(.caption1)
    }
    detail = label
    return label
  }

  func image(_ style: UITableViewCell.CellStyle) -> UIImageView? {
    if let image { return image }
    guard style != .value2 else { return nil }
    let view = UIImageView()
    content.addSubview(view)
    image = view
    return view
  }

  func makeTopLine() -> UIView {
    let line = topLine ?? UIView()
    topLine = line
    return line
  }

  func makeSelection() -> UIView {
    let view = selection ?? UIView()
    view.backgroundColor = .systemGray4
    selection = view
    return view
  }

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    // The cell speaks for its labels.
    label.isAccessibilityElement = false
    content.addSubview(label)
    return label
  }
}
