import Foundation

extension UIButton {
  func fittingSize(maximumWidth: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    let layout = layout(maximumWidth: maximumWidth)
    var size = layout.size
    if configuration == nil, let background = currentBackgroundImage {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    // An empty custom button, measured on UIKit.
    if configuration == nil, layout.titleSize == .zero, layout.imageSize == .zero {
      size.width = max(size.width, 30)
      size.height = max(size.height, 34)
    }
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  func titleBaseline(isFirst: Bool, in size: CGSize) -> CGFloat {
    updateConfigurationIfNeeded()
    guard titleView.superview != nil else { return size.height }
    let title = contentFrames(in: CGRect(origin: .zero, size: size)).title
    return title.minY + titleView.textBaseline(isFirst: isFirst, in: title.size)
  }

  private func contentFrames(in bounds: CGRect) -> ButtonLayout.Frames {
    layout(maximumWidth: bounds.width).frames(
      in: bounds, horizontal: contentHorizontalAlignment.resolved(mirrored: isRightToLeft),
      vertical: contentVerticalAlignment, textAlignment: titleAlignment)
  }

  func placeContent() {
    updateConfigurationIfNeeded()
    let isMirrored = isRightToLeft
    var frames = contentFrames(in: bounds)
    if isMirrored {
      frames = ButtonLayout.Frames(
        image: mirrored(frames.image), title: mirrored(frames.title),
        subtitle: mirrored(frames.subtitle))
    }
    let scale = traitCollection.displayScale
    (activityView ?? pictureView).frame = frames.image.moved(by: imageEdgeInsets)
      .aligned(toScale: scale)
    titleView.frame = frames.title.moved(by: titleEdgeInsets).aligned(toScale: scale)
    subtitleView.frame = frames.subtitle.aligned(toScale: scale)
    placeBackground()
    placeSelection()
  }

  /// A little more than title and picture take.
  private func placeSelection() {
    guard let selectionView else { return }
    var area = CGRect.null
    for view in [titleView, pictureView] where view.superview != nil {
      area = area.union(view.frame)
    }
    selectionView.frame = area.isNull ? .zero : area.insetBy(dx: -4, dy: -2)
  }

  private func layout(maximumWidth: CGFloat) -> ButtonLayout {
    var layout = ButtonLayout(
      imageSize: activityView?.intrinsicContentSize
        ?? (pictureView.superview == nil ? .zero : pictureView.image?.size ?? .zero),
      titleSize: .zero, subtitleSize: .zero)
    if let configuration {
      layout.placement = configuration.imagePlacement
      layout.imagePadding = configuration.imagePadding
      layout.titlePadding = configuration.titlePadding
      layout.insets = configuration.contentInsets.resolved(rightToLeft: false)
    } else {
      layout.insets = contentEdgeInsets
    }
    let room = layout.textRoom(in: maximumWidth)
    layout.titleSize = size(of: titleView, room)
    layout.subtitleSize = size(of: subtitleView, room)
    if configuration == nil {
      // Six points above and below a title, measured on UIKit, unless insets were given.
      if contentEdgeInsets.top == 0, contentEdgeInsets.bottom == 0,
        layout.titleSize.height > 0
      {
        layout.insets.top = 6
        layout.insets.bottom = 6
      }
    }
    return layout
  }

  /// The size of a label in at most `room` points across, if it wraps.
  private func size(of label: UILabel, _ room: CGFloat) -> CGSize {
    guard label.superview != nil else { return .zero }
    let width = label.numberOfLines == 1 ? .infinity : max(room, 1)
    return label.sizeThatFits(CGSize(width: width, height: .infinity))
  }

  private func updateConfigurationIfNeeded() {
    if needsTintUpdate {
      needsTintUpdate = false
      if let configuration, shownTint != tintColor { showConfigured(configuration) }
    }
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
  }

  var titleAlignment: CGFloat {
    switch configuration?.titleAlignment {
    case .center: 0.5
    case .trailing: 1
    case .leading: 0
    case .automatic, nil:
      switch contentHorizontalAlignment {
      case .center, .fill: 0.5
      case .left, .leading: 0
      case .right, .trailing: 1
      }
    }
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// Left and right stay what they are when the whole is mirrored afterwards.
  nonisolated fileprivate func resolved(mirrored: Bool) -> UIControl.ContentHorizontalAlignment {
    switch self {
    case .left: mirrored ? .right : .left
    case .right: mirrored ? .left : .right
    default: self
    }
  }
}

extension CGRect {
  nonisolated fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
