import Foundation
import UIKitGraphics
import UIKitLayers
import UIKitLoop

/// The indicators of a scroll view: there while content moves, gone soon after.
///
/// They are layers and no views: subviews are the app's. They are made when they are shown first.
@MainActor final class ScrollIndicators {
  /// How long an indicator stays after a motion, and how long it fades, in seconds.
  static let stay: TimeInterval = 0.5
  static let fading: TimeInterval = 0.25

  private unowned let view: UIScrollView
  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var isShown = (x: false, y: false)
  private var ticket: LoopTicket?

  init(_ view: UIScrollView) {
    self.view = view
    for layer in [vertical, horizontal] {
      layer.cornerRadius = IndicatorTrack.thickness / 2
      layer.opacity = 0
    }
  }

  isolated deinit { ticket?.cancel() }

  /// The content has come to another place, moved by a finger or by itself.
  func show(x: Bool, y: Bool) {
    guard x || y, view.window != nil else { return }
    ticket?.cancel()
    ticket = nil
    isShown.x = isShown.x || (x && view.showsHorizontalScrollIndicator)
    isShown.y = isShown.y || (y && view.showsVerticalScrollIndicator)
    place()
  }

  /// Shows what there is to show, for a while.
  func flash() {
    let space = view.engine.machine.space
    show(x: space.x.most > space.x.least, y: space.y.most > space.y.least)
    hideSoon()
  }

  /// The content has come to rest.
  func hideSoon() {
    guard isShown.x || isShown.y, let loop = view.window?.screen.loop else { return }
    ticket?.cancel()
    ticket = loop.schedule(after: Self.stay) { [weak self] in self?.fade() }
  }

  /// At once, without fading.
  func hide() {
    ticket?.cancel()
    ticket = nil
    isShown = (false, false)
    quietly {
      for layer in [vertical, horizontal] {
        layer.removeAllAnimations()
        layer.opacity = 0
      }
    }
  }

  /// Puts them where they belong: over the subviews, along the edges.
  func place() {
    guard isShown.x || isShown.y else { return }
    quietly {
      let space = view.engine.machine.space
      let offset = view.contentOffset
      apply(
        vertical, isShown.y ? track(isVertical: true).place(in: space.y, at: offset.y) : nil,
        isVertical: true)
      apply(
        horizontal, isShown.x ? track(isVertical: false).place(in: space.x, at: offset.x) : nil,
        isVertical: false)
    }
  }

  private func fade() {
    ticket = nil
    isShown = (false, false)
    for layer in [vertical, horizontal] where layer.opacity > 0 {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = layer.opacity
      animation.toValue = Float(0)
      animation.duration = Self.fading
      quietly { layer.opacity = 0 }
      layer.add(animation, forKey: "fade")
    }
  }

  private func apply(
    _ layer: CALayer, _ place: (start: CGFloat, length: CGFloat)?, isVertical: Bool
  ) {
    guard let place else {
      layer.opacity = 0
      return
    }
    let bounds = view.bounds
    let inset = isVertical ? insets.vertical : insets.horizontal
    let (thickness, margin) = (IndicatorTrack.thickness, IndicatorTrack.margin)
    let frame =
      isVertical
      ? CGRect(
        x: isMirrored
          ? bounds.minX + inset.left + margin : bounds.maxX - inset.right - margin - thickness,
        y: bounds.minY + place.start, width: thickness, height: place.length)
      : CGRect(
        x: bounds.minX + place.start, y: bounds.maxY - inset.bottom - margin - thickness,
        width: place.length, height: thickness)
    if !isInFront(layer) { view.layer.addSublayer(layer) }
    layer.frame = frame
    layer.backgroundColor = color
    layer.removeAnimation(forKey: "fade")
    layer.opacity = 1
  }

  private func isInFront(_ layer: CALayer) -> Bool {
    let other = layer === vertical ? horizontal : vertical
    let last = view.layer.sublayers?.last { $0 !== other }
    return last === layer
  }

  /// The stretch of an edge that is an indicator's. Where both are shown they leave the corner free.
  private func track(isVertical: Bool) -> IndicatorTrack {
    let inset = isVertical ? insets.vertical : insets.horizontal
    let margin = IndicatorTrack.margin
    let space = view.engine.machine.space
    let other = isVertical ? space.x : space.y
    let isOtherShown =
      isVertical ? view.showsHorizontalScrollIndicator : view.showsVerticalScrollIndicator
    let corner = other.most > other.least && isOtherShown ? IndicatorTrack.thickness + margin : 0
    let before = (isVertical ? inset.top : inset.left) + margin
    let after = (isVertical ? inset.bottom : inset.right) + margin
    let length = isVertical ? view.bounds.height : view.bounds.width
    let cornerBefore = !isVertical && isMirrored ? corner : 0
    return IndicatorTrack(
      start: before + cornerBefore, length: length - before - after - corner)
  }

  private var insets: (vertical: UIEdgeInsets, horizontal: UIEdgeInsets) {
    let added =
      view.automaticallyAdjustsScrollIndicatorInsets ? view.engine.addedInsets : .zero
    func with(_ own: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: own.top + added.top, left: own.left + added.left, bottom: own.bottom + added.bottom,
        right: own.right + added.right)
    }
    return (with(view.verticalScrollIndicatorInsets), with(view.horizontalScrollIndicatorInsets))
  }

  private var isMirrored: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private var color: CGColor {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    switch view.indicatorStyle {
    case .black: return UIColor(white: 0, alpha: 0.35).cgColor
    case .white: return UIColor(white: 1, alpha: 0.35).cgColor
    case .default: return UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.5 : 0.35).cgColor
    }
  }

  private func quietly(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
