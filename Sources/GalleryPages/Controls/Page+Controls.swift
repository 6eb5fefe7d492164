import UIKit

extension Page {
  /// Values as closures, as a sequence, and tied to a model.
  static let controls = Page(
    key: "controls", color: .systemOrange,
    drawSign: { box in
      // A switch above a slider.
      let track = CGRect(x: box.minX + 1, y: box.minY + 1, width: 16, height: 8)
      let ring = UIBezierPath(roundedRect: track.insetBy(dx: 0.75, dy: 0.75), cornerRadius: 3.25)
      ring.lineWidth = 1.5
      ring.stroke()
      UIBezierPath(ovalIn: CGRect(x: track.maxX - 7, y: track.minY + 1.5, width: 5, height: 5))
        .fill()
      let rail = CGRect(x: box.minX + 1, y: box.minY + 13, width: 16, height: 1.5)
      UIBezierPath(roundedRect: rail, cornerRadius: 0.75).fill()
      UIBezierPath(ovalIn: CGRect(x: box.minX + 4, y: box.minY + 10.5, width: 6.5, height: 6.5))
        .fill()
    },
    makeScreen: { ControlsViewController(language: $0) })
}
