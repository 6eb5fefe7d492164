import Testing
import UIKit
import UIKitGraphics

/// Images without pixels, of senseless scales, and stretched where there is nothing to stretch.
@MainActor @Suite struct OddImageTests {
  private nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -1, 1e9, 1e300, 1e-300, 3,
  ]

  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  /// A picture of a page with what `draw` draws, which has to leave the rest as it is.
  private func page(_ draw: () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      context.cgContext.saveGState()
      draw()
      context.cgContext.restoreGState()
      UIColor.green.setFill()
      context.fill(CGRect(x: 50, y: 50, width: 10, height: 10))
    }
  }

  private func isWhole(_ image: UIImage) -> Bool { image.cgImage?.rgb(x: 110, y: 110) == 0x00FF00 }

  @Test(arguments: odd) func scales(value: CGFloat) throws {
    let pixels = try #require(picture.cgImage)
    let image = UIImage(cgImage: pixels, scale: value, orientation: .up)
    #expect(image.size.width.isFinite && image.size.width >= 0)
    #expect(isWhole(page { image.draw(at: .zero) }))
    let format = UIGraphicsImageRendererFormat()
    format.scale = value
    let made = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(made.size.width.isFinite && made.scale.isFinite && made.scale > 0)
  }

  @Test(arguments: odd) func places(value: CGFloat) {
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      for image in [picture, UIImage()] {
        let capped = image.resizableImage(
          withCapInsets: UIEdgeInsets(top: value, left: value, bottom: 3, right: value),
          resizingMode: mode)
        #expect(
          isWhole(
            page {
              capped.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
              capped.draw(in: CGRect(x: value, y: 0, width: value, height: 40))
              capped.draw(at: CGPoint(x: value, y: value))
              capped.withTintColor(.blue).draw(
                in: CGRect(x: 0, y: value, width: 5, height: value), blendMode: .multiply,
                alpha: value)
            }))
      }
    }
  }

  @Test(arguments: [
    UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft, .redraw,
  ]) func viewsOfImagesWithoutPixels(mode: UIView.ContentMode) {
    let stage = Stage()
    let view = UIImageView(image: UIImage())
    view.contentMode = mode
    stage.root.addSubview(view)
    for size in [CGSize.zero, CGSize(width: 50, height: 0), CGSize(width: 50, height: 50)] {
      for image in [UIImage(), picture] {
        view.image = image
        view.frame.size = size
        view.sizeToFit()
        view.frame.size = size
        stage.advance(0.02)
        #expect(view.frame.size == size)
      }
    }
    let button = UIButton(type: .system)
    button.setImage(UIImage(), for: .normal)
    button.setBackgroundImage(UIImage(), for: .normal)
    button.setTitle("Title", for: .normal)
    stage.root.addSubview(button)
    button.sizeToFit()
    stage.advance(0.02)
    #expect(button.bounds.width > 10)
    #expect(stage.isIdle)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func imagesStandBeforeTitlesInBothDirections(direction: UITraitEnvironmentLayoutDirection) {
    var device = HostDevice.phone
    device.layoutDirection = direction
    let stage = Stage(device: device)
    for title in ["Title", "عنوان", "Title عنوان"] {
      for configured in [false, true] {
        let button = UIButton(type: .system)
        if configured {
          button.configuration = .plain()
          button.configuration?.title = title
          button.configuration?.image = picture
        } else {
          button.setTitle(title, for: .normal)
          button.setImage(picture, for: .normal)
        }
        button.frame = CGRect(x: 10, y: 100, width: 200, height: 44)
        stage.root.addSubview(button)
        stage.advance(0.02)
        let image = button.imageView?.frame ?? .null
        let text = button.titleLabel?.frame ?? .null
        if direction == .leftToRight {
          #expect(image.maxX <= text.minX + 0.5, "\(title) \(image) \(text)")
        } else {
          #expect(text.maxX <= image.minX + 0.5, "\(title) \(image) \(text)")
        }
        button.removeFromSuperview()
      }
    }
  }
}
