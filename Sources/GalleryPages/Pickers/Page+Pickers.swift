import UIKit

extension Page {
  /// Wheels over the screen, and in place of a keyboard.
  static let pickers = Page(
    key: "pickers", color: .systemPurple,
    drawSign: { box in
      // Rows of a wheel: the further from the middle, the lower.
      var y = box.minY
      for height in [1.5, 3.0, 4.5, 3, 1.5] {
        let line = CGRect(x: box.minX + 2, y: y, width: box.width - 4, height: height)
        UIBezierPath(roundedRect: line, cornerRadius: height / 2).fill()
        y += height + 1.1
      }
    },
    makeScreen: { PickersViewController(language: $0) })
}
