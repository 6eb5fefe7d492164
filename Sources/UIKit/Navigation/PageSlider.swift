import Foundation

/// Moves two pages over one another, with a shade between them.
@MainActor final class PageSlider {
  private let lower: UIView
  private let upper: UIView
  private let shade = UIView()
  private let slide: PageSlide

  /// Lays both out in `container`, the upper page at `progress`.
  init(lower: UIView, upper: UIView, in container: UIView, progress: CGFloat) {
    self.lower = lower
    self.upper = upper
    slide = PageSlide(
      width: container.bounds.width,
      isMirrored: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    UIView.performWithoutAnimation {
      shade.frame = container.bounds
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shade.backgroundColor = .black
      shade.isUserInteractionEnabled = false
      if lower.superview === container {
        container.sendSubviewToBack(lower)
      } else {
        container.insertSubview(lower, at: 0)
      }
      container.insertSubview(shade, aboveSubview: lower)
      if upper.superview !== container { container.addSubview(upper) }
      container.bringSubviewToFront(upper)
      lower.layoutIfNeeded()
      upper.layoutIfNeeded()
      move(to: progress)
    }
  }

  func move(to progress: CGFloat) {
    lower.transform = CGAffineTransform(translationX: slide.lower(at: progress), y: 0)
    shade.transform = lower.transform
    shade.alpha = slide.shade(at: progress)
    upper.transform = CGAffineTransform(translationX: slide.upper(at: progress), y: 0)
  }

  /// Leaves both pages in their place.
  func finish() {
    UIView.performWithoutAnimation {
      lower.transform = .identity
      upper.transform = .identity
      shade.removeFromSuperview()
    }
  }
}
