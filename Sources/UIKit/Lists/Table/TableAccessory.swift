import Foundation
import UIKitGraphics

/// What is at the end of a cell: an arrowhead, a check mark, an information button.
final class TableAccessory: UIView {
  private let type: UITableViewCell.AccessoryType
  private var button: InfoButton?

  init(_ type: UITableViewCell.AccessoryType, onInfo: @escaping () -> Void) {
    self.type = type
    let width: CGFloat =
      switch type {
      case .none: 0
      case .disclosureIndicator: 8
      case .checkmark: 14
      case .detailButton: 22
      case .detailDisclosureButton: 22 + 12 + 8
      }
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 22))
    contentMode = .redraw
    if type == .detailButton || type == .detailDisclosureButton {
      let button = InfoButton(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
      button.addAction(UIAction { _ in onInfo() }, for: .touchUpInside)
      addSubview(button)
      self.button = button
    } else {
      isUserInteractionEnabled = false
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    button?.frame.origin.x = isMirrored ? bounds.width - 22 : 0
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isMirrored, type != .checkmark {
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.setLineCap(.round)
    context.setLineJoin(.round)
    switch type {
    case .none, .detailButton: break
    case .disclosureIndicator, .detailDisclosureButton:
      UIColor.tertiaryLabel.setStroke()
      context.setLineWidth(2)
      stroke([(bounds.width - 7, 5), (bounds.width - 1, 11), (bounds.width - 7, 17)], context)
    case .checkmark:
      tintColor.setStroke()
      context.setLineWidth(2)
      stroke([(1, 12), (5, 16.5), (13, 5)], context)
    }
  }

  private func stroke(_ points: [(CGFloat, CGFloat)], _ context: CGContext) {
    context.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    context.strokePath()
  }
}
