import Foundation

/// The numbers of a field's border.
struct FieldBorder {
  let fill: UIColor?
  let line: UIColor?
  /// In points.
  let width: CGFloat
  let radius: CGFloat
  /// Between the border's edge and the text.
  let insets: UIEdgeInsets

  init(_ style: UITextField.BorderStyle, isEnabled: Bool = true) {
    switch style {
    case .none:
      (fill, line, width, radius, insets) = (nil, nil, 0, 0, .zero)
    case .line:
      (fill, line, width, radius) = (nil, .label, 1, 0)
      insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel:
      (fill, line, width, radius) = (.systemBackground, .systemGray, 2, 0)
      insets = UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
    case .roundedRect:
      fill = isEnabled ? Self.paper : .tertiarySystemFill
      (line, width, radius) = (Self.edge, 0.5, 5)
      insets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  private static let paper = UIColor.adaptive(.init(255, 255, 255), .init(28, 28, 30))
  private static let edge = UIColor.adaptive(.init(60, 60, 67, 0.29), .init(84, 84, 88, 0.65))
}
