import UIKit

extension Page {
  /// Wheels over the screen, and in place of a keyboard.
  static let pickers = Page(
    key: "pickers", color: .systemPurple,
    drawSign: { box in
      // Rows of a wheel: the further from the middle, the lower.
      var y = box.minY + 3
      for height in [2.0, 3.5, 6, 3.5, 2] {
        let line = CGRect(x: box.minX + 5, y: y, width: box.width - 10, height: height)
        UIBezierPath(roundedRect: line, cornerRadius: height / 2).fill()
        y += height + 1.3
      }
    },
    makeScreen: { PickersViewController(language: $0) })
}
