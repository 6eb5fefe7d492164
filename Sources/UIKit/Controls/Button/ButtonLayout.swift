import Foundation

/// Where image, title and subtitle of a button lie. Knows sizes only; works left to right, and is
/// mirrored by who uses it.
nonisolated struct ButtonLayout {
  var imageSize: CGSize
  var titleSize: CGSize
  var subtitleSize: CGSize
  var placement: NSDirectionalRectEdge = .leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var insets: UIEdgeInsets = .zero

  /// Everything with the space around it.
  var size: CGSize {
    let content = contentSize
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  /// How wide title and subtitle may be where everything may be `width` points wide.
  func textRoom(in width: CGFloat) -> CGFloat {
    let beside = isVertical || imageSize.width == 0 ? 0 : imageSize.width + imagePadding
    return width - insets.left - insets.right - beside
  }

  private var textSize: CGSize {
    let hasBoth = titleSize.height > 0 && subtitleSize.height > 0
    return CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + subtitleSize.height + (hasBoth ? titlePadding : 0))
  }

  private var isVertical: Bool { placement == .top || placement == .bottom }

  private var padding: CGFloat {
    imageSize.width > 0 && textSize.width > 0 ? imagePadding : 0
  }

  private var contentSize: CGSize {
    isVertical
      ? CGSize(
        width: max(imageSize.width, textSize.width),
        height: imageSize.height + padding + textSize.height)
      : CGSize(
        width: imageSize.width + padding + textSize.width,
        height: max(imageSize.height, textSize.height))
  }

  struct Frames: Equatable {
    var image: CGRect
    var title: CGRect
    var subtitle: CGRect
  }

  /// The frames in `bounds`. A text that is too wide is made narrower; nothing else is.
  func frames(
    in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment, textAlignment: CGFloat = 0.5
  ) -> Frames {
    let space = bounds.inset(by: insets)
    let content = contentSize
    let width = min(content.width, max(0, space.width))
    let height = content.height
    let x: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: space.minX
      case .right, .trailing: space.maxX - width
      case .center: space.midX - width / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top, .fill: space.minY
      case .bottom: space.maxY - height
      case .center: space.midY - height / 2
      }
    let area = CGRect(x: x, y: y, width: width, height: height)
    let image = imageFrame(in: area)
    return texts(in: textArea(of: area, image: image), alignment: textAlignment, image: image)
  }

  private func imageFrame(in area: CGRect) -> CGRect {
    let size = imageSize
    let origin: CGPoint =
      switch placement {
      case .top: CGPoint(x: area.midX - size.width / 2, y: area.minY)
      case .bottom: CGPoint(x: area.midX - size.width / 2, y: area.maxY - size.height)
      case .trailing: CGPoint(x: area.maxX - size.width, y: area.midY - size.height / 2)
      default: CGPoint(x: area.minX, y: area.midY - size.height / 2)
      }
    return CGRect(origin: origin, size: size)
  }

  private func textArea(of area: CGRect, image: CGRect) -> CGRect {
    let size = textSize
    if isVertical {
      let width = min(size.width, area.width)
      let y = placement == .top ? area.maxY - size.height : area.minY
      return CGRect(x: area.midX - width / 2, y: y, width: width, height: size.height)
    }
    let width = min(size.width, max(0, area.width - imageSize.width - padding))
    let x = placement == .trailing ? area.minX : area.maxX - width
    return CGRect(x: x, y: area.midY - size.height / 2, width: width, height: size.height)
  }

  private func texts(in area: CGRect, alignment: CGFloat, image: CGRect) -> Frames {
    let title = CGSize(width: min(titleSize.width, area.width), height: titleSize.height)
    let subtitle = CGSize(width: min(subtitleSize.width, area.width), height: subtitleSize.height)
    return Frames(
      image: image,
      title: CGRect(
        origin: CGPoint(x: area.minX + (area.width - title.width) * alignment, y: area.minY),
        size: title),
      subtitle: CGRect(
        origin: CGPoint(
          x: area.minX + (area.width - subtitle.width) * alignment,
          y: area.maxY - subtitle.height), size: subtitle))
  }
}
