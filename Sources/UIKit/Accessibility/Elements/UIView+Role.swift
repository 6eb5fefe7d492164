import Foundation

extension HostElement.Role {
  /// The word for the first trait that has one: what can be used comes before what it is to read.
  init(_ traits: UIAccessibilityTraits) {
    self = Self.names.first { traits.contains($0.trait) }?.role ?? .other
  }

  /// Whether it is there to be used, and not only to be read.
  var isUsed: Bool {
    switch self {
    case .button, .link, .toggle, .slider, .wheel, .keyboardKey, .cell: true
    case .textField, .secureField, .searchField, .textArea: true
    case .progress, .image, .text, .header, .list, .dialog, .group, .toolbar, .tabBar, .other: false
    }
  }

  private static let names: [(trait: UIAccessibilityTraits, role: HostElement.Role)] = [
    (.toggleButton, .toggle), (.button, .button), (.link, .link), (.header, .header),
    (.searchField, .searchField), (.textEntry, .textField), (.adjustable, .slider),
    (.tabBar, .tabBar), (.keyboardKey, .keyboardKey), (.image, .image), (.staticText, .text),
  ]
}

extension UIView {
  /// What kind of thing the view is, by its traits, or by its class where these do not tell.
  var elementRole: HostElement.Role {
    switch self {
    case let field as UITextField where field.isSecureTextEntry: .secureField
    case let text as UITextView where text.isEditable: .textArea
    case is WheelColumn: .wheel
    case is UIProgressView: .progress
    case is UITableViewCell: .cell
    default: HostElement.Role(accessibilityTraits)
    }
  }

  /// What holds other elements together; nil for a view that says nothing by holding them.
  var containerRole: HostElement.Role? {
    if accessibilityViewIsModal { return .dialog }
    return switch self {
    case is UITableView, is UICollectionView: .list
    case is UIToolbar: .toolbar
    case is UITableViewCell, is UICollectionViewCell: .cell
    default: accessibilityTraits.contains(.tabBar) ? .tabBar : nil
    }
  }

  /// How far the view stands between its minimum and its maximum.
  var elementFraction: Double? {
    switch self {
    case let slider as UISlider: slider.range.fraction(of: slider.value)
    case let progress as UIProgressView: Double(progress.progress)
    case let pages as UIPageControl:
      pages.numberOfPages > 1 ? Double(pages.currentPage) / Double(pages.numberOfPages - 1) : nil
    default: nil
    }
  }
}
