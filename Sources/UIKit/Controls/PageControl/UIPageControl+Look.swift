import Foundation

extension UIPageControl {
  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether pages go to the left or up.
  var isReversed: Bool {
    switch direction {
    case .natural: isMirrored
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  func fittingSize(_ count: Int) -> CGSize {
    let length = PageDots.length(of: count)
    return isVertical
      ? CGSize(width: PageDots.breadth, height: length)
      : CGSize(width: length, height: PageDots.breadth)
  }

  func showLook() {
    let isHiding = hidesForSinglePage && numberOfPages <= 1
    ground.isHidden = isHiding
    ground.alpha = isEnabled ? 1 : 0.5
    let hasShade =
      backgroundStyle == .prominent
      || (backgroundStyle == .automatic && interactionState == .continuous)
    ground.backgroundColor = hasShade && !isHiding ? .secondarySystemFill : .clear
    setNeedsLayout()
  }

  func placeDots() {
    let length = isVertical ? bounds.height : bounds.width
    let dots = PageDots(
      count: numberOfPages, current: currentPage, length: length, first: firstShown)
    firstShown = dots.first
    let size = fittingSize(dots.shownCount)
    ground.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    ground.layer.cornerRadius = PageDots.breadth / 2
    fit(dots.shown)
    for (page, view) in indicators {
      var along = dots.middle(of: page) - length / 2
      if isReversed { along = -along }
      view.transform = .identity
      view.center =
        isVertical
        ? CGPoint(x: ground.bounds.midX, y: ground.bounds.midY + along)
        : CGPoint(x: ground.bounds.midX + along, y: ground.bounds.midY)
      let scale = dots.scale(of: page)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.alpha = dots.shown.contains(page) ? 1 : 0
      let isCurrent = page == currentPage
      view.show(
        image(page, isCurrent),
        color: isCurrent
          ? currentPageIndicatorTintColor ?? .white
          : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3))
    }
  }

  /// As many views as there are dots to see, however many pages there are.
  private func fit(_ shown: Range<Int>) {
    for (page, view) in indicators where !shown.contains(page) {
      view.removeFromSuperview()
      indicators[page] = nil
    }
    for page in shown where indicators[page] == nil {
      let view = PageIndicator()
      ground.addSubview(view)
      indicators[page] = view
    }
  }

  private func image(_ page: Int, _ isCurrent: Bool) -> UIImage? {
    if isCurrent, let image = currentImages[page] ?? preferredCurrentPageIndicatorImage {
      return image
    }
    return images[page] ?? preferredIndicatorImage
  }
}
