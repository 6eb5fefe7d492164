import Foundation
import UIKitGraphics
import UIKitLayers

/// What lies in a field: border, background, text, caret, clear button, and the views beside the text.
@MainActor final class FieldParts {
  let border = UIView()
  private let picture = UIImageView()
  let text = FieldText()
  let caret = TextCaret()
  let clearButton = FieldClearButton(type: .custom)

  func install(in field: UITextField) {
    for view in [border, picture, text] {
      view.isUserInteractionEnabled = false
      field.addSubview(view)
    }
    text.field = field
    text.addSubview(caret)
    clearButton.isHidden = true
    clearButton.isAccessibilityElement = true
    clearButton.accessibilityLabel = ControlWords.word(.clearText)
    clearButton.addAction(
      UIAction { [weak field] _ in field?.clearByButton() }, for: .touchUpInside)
    field.addSubview(clearButton)
  }

  func exchange(_ old: UIView?, for new: UIView?, in field: UITextField) {
    guard old !== new else { return }
    if old?.superview === field { old?.removeFromSuperview() }
    if let new { field.addSubview(new) }
    field.setNeedsLayout()
  }

  func redraw() {
    text.setNeedsDisplay()
    caret.backgroundColor = text.field?.tintColor
  }

  func stateDidChange(of field: UITextField) {
    field.setNeedsLayout()
    redraw()
  }

  /// Border and background.
  func show(_ field: UITextField) {
    border.frame = field.borderRect(forBounds: field.bounds)
    let look = FieldBorder(field.borderStyle, isEnabled: field.isEnabled)
    border.isHidden = field.borderStyle == .none
    border.backgroundColor = look.fill
    border.layer.borderWidth = look.width
    border.layer.borderColor = look.line?.resolvedCGColor(with: field.traitCollection)
    border.layer.cornerRadius = look.radius
    let shown = field.isEnabled ? field.background : field.disabledBackground ?? field.background
    picture.isHidden = field.borderStyle == .roundedRect || field.background == nil
    picture.image = picture.isHidden ? nil : shown
    picture.frame = border.frame
  }

  /// The grey disc with a cross.
  func showClearButton(_ color: UIColor, _ traits: UITraitCollection) {
    let name = "\(traits.userInterfaceStyle.rawValue) \(traits.displayScale)"
    guard clearButtonName != name else { return }
    clearButtonName = name
    let format = UIGraphicsImageRendererFormat()
    format.scale = traits.displayScale
    let size = CGSize(width: 14, height: 14)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let fill = color.resolvedCGColor(with: traits)
      context.cgContext.setFillColor(fill)
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
      context.cgContext.setStrokeColor(
        UIColor.systemBackground.resolvedCGColor(with: traits))
      context.cgContext.setLineWidth(1.25)
      for (from, to) in [((4.5, 4.5), (9.5, 9.5)), ((9.5, 4.5), (4.5, 9.5))] {
        context.cgContext.move(to: CGPoint(x: from.0, y: from.1))
        context.cgContext.addLine(to: CGPoint(x: to.0, y: to.1))
      }
      context.cgContext.strokePath()
    }
    clearButton.setImage(image, for: .normal)
  }

  private var clearButtonName = ""
}
