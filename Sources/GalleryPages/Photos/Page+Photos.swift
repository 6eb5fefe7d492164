import UIKit

extension Page {
  /// Photos out of the library.
  static let photos = Page(
    key: "photos", color: .systemTeal,
    drawSign: { box in
      // A mountain and a sun in a frame.
      let frame = UIBezierPath(roundedRect: box.insetBy(dx: 1, dy: 2), cornerRadius: 2.5)
      frame.lineWidth = 1.6
      frame.stroke()
      UIBezierPath(ovalIn: CGRect(x: box.minX + 4, y: box.minY + 4.5, width: 3.5, height: 3.5))
        .fill()
      let land = UIBezierPath()
      land.move(to: CGPoint(x: box.minX + 2.5, y: box.maxY - 4))
      land.addLine(to: CGPoint(x: box.minX + 7, y: box.midY + 0.5))
      land.addLine(to: CGPoint(x: box.minX + 9.5, y: box.midY + 3))
      land.addLine(to: CGPoint(x: box.minX + 12.5, y: box.midY - 1))
      land.addLine(to: CGPoint(x: box.maxX - 2.5, y: box.maxY - 4))
      land.close()
      land.fill()
    },
    makeScreen: { PhotosViewController(language: $0) })
}
