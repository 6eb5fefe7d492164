import UIKit

extension Page {
  /// Ten thousand rows, and a grid of as many.
  static let list = Page(
    key: "list", color: .systemTeal,
    drawSign: { box in
      // Three rows with their dots.
      for row in 0..<3 {
        let y = box.minY + 1.5 + CGFloat(row) * 6.5
        UIBezierPath(ovalIn: CGRect(x: box.minX + 1, y: y, width: 3, height: 3)).fill()
        UIBezierPath(
          roundedRect: CGRect(x: box.minX + 6, y: y + 0.5, width: 11, height: 2), cornerRadius: 1
        ).fill()
      }
    },
    makeScreen: { ListViewController(language: $0) })
}
