import UIKit

extension Page {
  /// Choices as closures and as values.
  static let questions = Page(
    key: "questions", color: .systemGreen,
    drawSign: { box in
      // A sheet of three rows, and one apart.
      for row in 0..<4 {
        let y = box.minY + CGFloat(row) * 4.5 + (row == 3 ? 1.5 : 0)
        let line = CGRect(x: box.minX + 2, y: y, width: box.width - 4, height: 3)
        UIBezierPath(roundedRect: line, cornerRadius: 1.5).fill()
      }
    },
    makeScreen: { QuestionsViewController(language: $0) })
}
