import Foundation

/// The text fields of an alert, one under the other in a box with hairlines between them.
final class AlertFields: UIView {
  let fields: [UITextField]
  private var lines: [UIView] = []

  init(_ fields: [UITextField]) {
    self.fields = fields
    super.init(frame: .zero)
    backgroundColor = AlertLook.fieldFill
    layer.cornerRadius = 5
    clipsToBounds = true
    for field in fields { addSubview(field) }
    lines = fields.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      addSubview(line)
      return line
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// How high all are, in points.
  var wantedHeight: CGFloat { fields.reduce(0) { $0 + height(of: $1) } }

  private func height(of field: UITextField) -> CGFloat {
    max(30, field.intrinsicContentSize.height.rounded(.up) + 12)
  }

  override func layoutSubviews() {
    let hairline = 1 / traitCollection.displayScale
    layer.borderWidth = hairline
    layer.borderColor = UIColor.separator.resolvedCGColor(with: traitCollection)
    var y: CGFloat = 0
    for (index, field) in fields.enumerated() {
      let height = height(of: field)
      field.frame = CGRect(x: 7, y: y, width: max(0, bounds.width - 14), height: height)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
      y += height
    }
  }
}
