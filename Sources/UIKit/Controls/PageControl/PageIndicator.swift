import Foundation

/// The dot or picture of one page.
final class PageIndicator: UIView {
  private let picture = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: PageDots.pitch, height: PageDots.pitch))
    isUserInteractionEnabled = false
    picture.contentMode = .center
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(_ image: UIImage?, color: UIColor) {
    picture.image = (image ?? Self.dot).withRenderingMode(.alwaysTemplate)
    picture.tintColor = color
  }

  override func layoutSubviews() {
    picture.frame = bounds
  }

  private static let dot: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 6
    let size = CGSize(width: PageDots.diameter, height: PageDots.diameter)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.black.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
  }()
}
