import Foundation

/// Where the text of a field is drawn; what reaches beyond is cut off.
final class FieldText: UIView {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    guard let field else { return }
    if field.hasText { field.drawText(in: bounds) } else { field.drawPlaceholder(in: bounds) }
  }
}
