import UIKit

extension Page {
  /// A picture to move, pinch and turn.
  static let gestures = Page(
    key: "gestures", color: .systemIndigo,
    drawSign: { box in
      // A picture that is turned, and where it was.
      let frame = box.insetBy(dx: 2.5, dy: 3.5)
      let before = UIBezierPath(roundedRect: frame, cornerRadius: 2)
      before.lineWidth = 1.25
      UIColor.white.withAlphaComponent(0.55).setStroke()
      before.stroke()
      let turned = UIBezierPath(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerRadius: 2)
      turned.apply(
        CGAffineTransform(translationX: box.midX, y: box.midY).rotated(by: -0.35)
          .translatedBy(x: -box.midX, y: -box.midY))
      UIColor.white.setFill()
      turned.fill()
    },
    makeScreen: { GesturesViewController(language: $0) })
}
