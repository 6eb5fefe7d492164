import UIKit

/// A few pictures of the tour, six side by side, for the README.
struct Poster {
  private static let columns = 6
  private var pictures: [UIImage] = []

  /// Adds a picture on the right, or below on the left.
  mutating func add(_ picture: UIImage) {
    pictures.append(picture)
  }

  /// All of them at the height of the first, on a clear ground.
  var image: UIImage? {
    guard let first = pictures.first else { return nil }
    let gap: CGFloat = 28
    let size = CGSize(width: first.size.width, height: first.size.height)
    let columns = min(pictures.count, Self.columns)
    let rows = (pictures.count + columns - 1) / columns
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let whole = CGSize(
      width: CGFloat(columns) * (size.width + gap) + gap,
      height: CGFloat(rows) * (size.height + gap) + gap)
    return UIGraphicsImageRenderer(size: whole, format: format).image { context in
      for (index, picture) in pictures.enumerated() {
        let corner = CGPoint(
          x: gap + CGFloat(index % columns) * (size.width + gap),
          y: gap + CGFloat(index / columns) * (size.height + gap))
        let frame = CGRect(origin: corner, size: size)
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
