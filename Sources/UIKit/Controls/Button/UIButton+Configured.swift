import Foundation
import UIKitLayers
import UIKitText

extension UIButton.Configuration {
  /// The configuration with everything filled in that depends on where and how the button is.
  func resolved(state: UIControl.State, tint: UIColor, traits: UITraitCollection) -> Self {
    let colors = ButtonColors(self, state: state, tint: tint)
    var resolved = self
    resolved.baseForegroundColor = colors.foreground
    if background.backgroundColor == nil { resolved.background.backgroundColor = colors.background }
    resolved.resolveCorners(traits)
    resolved.titleText = titleText.map {
      titleTransform($0, .init(titleStyle, colors.foreground, traits))
    }
    resolved.subtitleText = subtitleText.map {
      subtitleTransform($0, .init(.caption1, colors.foreground, traits))
    }
    resolved.titleTransform.transformer = nil
    resolved.subtitleTransform.transformer = nil
    return resolved
  }

  private mutating func resolveCorners(_ traits: UITraitCollection) {
    switch cornerStyle {
    case .fixed: return
    case .capsule:
      // Cut to half the height when the size is known.
      background.cornerRadius = .greatestFiniteMagnitude
    case .small: background.cornerRadius = 4
    case .medium: background.cornerRadius = 8
    case .large: background.cornerRadius = 12
    case .dynamic:
      background.cornerRadius = UIFontMetrics.default.scaledValue(
        for: background.cornerRadius, compatibleWith: traits)
    }
    cornerStyle = .fixed
  }
}

extension UIButton {
  /// Takes over what a configuration says for the present state.
  func showConfigured(_ configuration: Configuration) {
    shownTint = tintColor
    let shown = configuration.resolved(
      state: automaticallyUpdatesConfiguration ? state : .normal, tint: tintColor,
      traits: traitCollection)
    show(shown.titleText, in: titleView, shown.titleLineBreakMode)
    show(shown.subtitleText, in: subtitleView, shown.subtitleLineBreakMode)
    let picture = shown.image
    pictureView.image =
      picture?.renderingMode == .automatic ? picture?.withRenderingMode(.alwaysTemplate) : picture
    pictureView.tintColor = shown.baseForegroundColor
    setFade(1)
    showBackground(shown.background)
    link(titleView, titleView.text?.isEmpty == false)
    link(subtitleView, subtitleView.text?.isEmpty == false)
    showActivity(shown.showsActivityIndicator, shown.baseForegroundColor)
    link(pictureView, picture != nil && activityView == nil)
    link(backgroundView, true, atBack: true)
  }

  /// The wheel is there only as long as it turns.
  func showActivity(_ isShown: Bool, _ color: UIColor?) {
    guard isShown else {
      activityView?.removeFromSuperview()
      activityView = nil
      return
    }
    let wheel = activityView ?? UIActivityIndicatorView(style: .medium)
    wheel.color = color
    wheel.isAccessibilityElement = false
    wheel.startAnimating()
    activityView = wheel
    link(wheel, true)
  }

  private func show(_ text: AttributedString?, in label: UILabel, _ mode: NSLineBreakMode) {
    label.attributedText = text.map { NSAttributedString($0) }
    label.lineBreakMode = mode
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.textAlignment =
      switch titleAlignment {
      case 0.5: .center
      case 1: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
      default: .natural
      }
  }

  func showBackground(_ background: UIBackgroundConfiguration) {
    shownBackground = background
    backgroundView.backgroundColor = background.backgroundColor
    backgroundView.image = background.image
    backgroundView.contentMode = background.imageContentMode
    backgroundView.clipsToBounds = background.image != nil
    backgroundView.layer.borderColor = background.strokeColor?.resolvedCGColor(
      with: traitCollection)
    backgroundView.layer.borderWidth = background.strokeColor == nil ? 0 : background.strokeWidth
  }

  func placeBackground() {
    guard configuration != nil else {
      backgroundView.frame = bounds
      return
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = bounds.inset(
      by: shownBackground.backgroundInsets.resolved(rightToLeft: isMirrored))
    backgroundView.frame = frame
    backgroundView.layer.cornerRadius = shownBackground.cornerRadius.clamped(
      to: 0...max(0, min(frame.width, frame.height) / 2))
  }
}

nonisolated extension AttributeContainer {
  /// What a part of a button's text has that says nothing itself.
  fileprivate init(_ style: UIFont.TextStyle, _ color: UIColor, _ traits: UITraitCollection) {
    self.init()
    self.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
    self.foregroundColor = color
  }
}
