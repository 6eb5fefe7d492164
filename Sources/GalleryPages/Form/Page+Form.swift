import UIKit

extension Page {
  /// Fields that streams check as one types, one whose keyboard is a wheel, and notes.
  static let form = Page(
    key: "form", color: .systemGreen,
    drawSign: { box in
      // Two lines with a caret behind the second, in a frame.
      let frame = UIBezierPath(
        roundedRect: CGRect(x: box.minX + 1, y: box.minY + 1, width: 16, height: 16),
        cornerRadius: 3)
      frame.lineWidth = 1.5
      frame.stroke()
      UIBezierPath(rect: CGRect(x: box.minX + 4, y: box.minY + 5, width: 10, height: 1.5)).fill()
      UIBezierPath(rect: CGRect(x: box.minX + 4, y: box.minY + 11, width: 5, height: 1.5)).fill()
      UIBezierPath(rect: CGRect(x: box.minX + 11, y: box.minY + 8.5, width: 1.5, height: 6)).fill()
    },
    makeScreen: { FormViewController(language: $0) })
}
