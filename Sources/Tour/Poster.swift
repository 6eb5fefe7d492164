import UIKit

/// A few pictures of the tour side by side, for the README.
struct Poster {
  private var pictures: [UIImage] = []

  /// Adds a picture on the right.
  mutating func add(_ picture: UIImage) {
    pictures.append(picture)
  }

  /// All of them at the height of the first, on a clear ground.
  var image: UIImage? {
    guard let first = pictures.first else { return nil }
    let gap: CGFloat = 28
    let size = CGSize(width: first.size.width, height: first.size.height)
    let width = CGFloat(pictures.count) * (size.width + gap) + gap
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let whole = CGSize(width: width, height: size.height + gap * 2)
    return UIGraphicsImageRenderer(size: whole, format: format).image { context in
      for (index, picture) in pictures.enumerated() {
        let x = gap + CGFloat(index) * (size.width + gap)
        let frame = CGRect(origin: CGPoint(x: x, y: gap), size: size)
        let edge = UIBezierPath(roundedRect: frame, cornerRadius: 36)
        context.cgContext.saveGState()
        edge.addClip()
        picture.draw(in: frame)
        context.cgContext.restoreGState()
        UIColor.gray.withAlphaComponent(0.5).setStroke()
        edge.lineWidth = 2
        edge.stroke()
      }
    }
  }
}
