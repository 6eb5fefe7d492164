import UIKit

extension Page {
  /// Taps as closures: counting, pausing, owners, once, in and out.
  static let controlEvents = Page(
    key: "controlEvents", color: .systemBlue,
    drawSign: { box in
      // A finger's touch: a dot with two rings.
      UIBezierPath(ovalIn: box.insetBy(dx: 6, dy: 6)).fill()
      for inset in [3.5, 0.75] as [CGFloat] {
        let ring = UIBezierPath(ovalIn: box.insetBy(dx: inset, dy: inset))
        ring.lineWidth = 1.5
        ring.stroke()
      }
    },
    makeScreen: { ControlEventsViewController(language: $0) })
}
