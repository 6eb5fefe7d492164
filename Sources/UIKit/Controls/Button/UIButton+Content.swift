import Foundation
import UIKitLayers

extension UIButton {
  func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if !action.title.isEmpty { configuration?.title = action.title }
      if let image = action.image { configuration?.image = image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Takes over what is shown in the present state.
  func contentDidChange() {
    if let configuration {
      showConfigured(configuration)
    } else {
      showForState()
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  var shownTitleColor: UIColor {
    if let configuration { return colors(of: configuration).foreground }
    if content.has(\.titleColors, state) { return titleColor(for: state) ?? .white }
    let normal = titleColor(for: .normal)
    guard buttonType == .system else { return normal ?? .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return normal ?? tintColor
  }

  func colors(of configuration: Configuration) -> ButtonColors {
    ButtonColors(configuration, state: state, tint: tintColor)
  }

  private func showForState() {
    titleView.lineBreakMode = .byTruncatingMiddle
    titleView.textColor = shownTitleColor
    if let attributed = attributedTitle(for: state) {
      titleView.attributedText = attributed
    } else {
      titleView.text = title(for: state)
    }
    subtitleView.text = nil
    let picture = image(for: state)
    let isTemplate = buttonType == .system && picture?.renderingMode == .automatic
    pictureView.image = isTemplate ? picture?.withRenderingMode(.alwaysTemplate) : picture
    backgroundView.image = backgroundImage(for: state)
    showBackground(color: nil, radius: 0, stroke: nil, width: 0)
    let fades = isHighlighted && !content.has(\.titleColors, state) && !content.has(\.titles, state)
    setFade(buttonType == .system && fades ? 0.2 : 1)
    // As in UIKit, a picture without one of its own for the state darkens or pales instead.
    let isDimmed = buttonType == .custom && !content.has(\.images, state)
    pictureView.alpha =
      isDimmed && isHighlighted ? 0.6 : isDimmed && !isEnabled ? 0.5 : pictureView.alpha
    link(titleView, titleView.text?.isEmpty == false)
    link(pictureView, pictureView.image != nil)
    link(subtitleView, false)
    link(backgroundView, backgroundView.image != nil, atBack: true)
  }

  private func showConfigured(_ configuration: Configuration) {
    let colors = colors(of: configuration)
    titleView.lineBreakMode = .byTruncatingMiddle
    titleView.text = configuration.title
    titleView.textColor = colors.foreground
    subtitleView.font = .systemFont(ofSize: 12)
    subtitleView.text = configuration.subtitle
    subtitleView.textColor = colors.foreground
    let picture = configuration.image
    pictureView.image =
      picture?.renderingMode == .automatic ? picture?.withRenderingMode(.alwaysTemplate) : picture
    pictureView.tintColor = colors.foreground
    setFade(1)
    let radius =
      configuration.cornerStyle == .capsule
      ? bounds.height / 2 : configuration.background.cornerRadius
    showBackground(
      color: colors.background, radius: radius, stroke: configuration.background.strokeColor,
      width: configuration.background.strokeWidth)
    link(titleView, configuration.title?.isEmpty == false)
    link(subtitleView, configuration.subtitle?.isEmpty == false)
    link(pictureView, picture != nil)
    link(backgroundView, true, atBack: true)
  }

  func configurationDidChange() {
    if let configuration { titleView.font = configuration.titleFont } else { useDefaultFont() }
    contentDidChange()
  }

  private func showBackground(color: UIColor?, radius: CGFloat, stroke: UIColor?, width: CGFloat) {
    backgroundView.backgroundColor = color
    backgroundView.layer.cornerRadius = max(0, min(radius, bounds.height / 2, bounds.width / 2))
    backgroundView.layer.borderColor = stroke?.resolvedCGColor(with: traitCollection)
    backgroundView.layer.borderWidth = stroke == nil ? 0 : width
  }

  /// A system button's title goes dim at once when touched, and comes back softly.
  private func setFade(_ alpha: CGFloat) {
    guard titleView.alpha != alpha || pictureView.alpha != alpha else { return }
    let change = { [titleView, pictureView] in
      titleView.alpha = alpha
      pictureView.alpha = alpha
    }
    if alpha == 1, window != nil {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change)
    } else {
      change()
    }
  }

  private func link(_ view: UIView, _ isShown: Bool, atBack: Bool = false) {
    if isShown, view.superview == nil {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      if atBack { insertSubview(view, at: 0) } else { addSubview(view) }
    } else if !isShown, view.superview != nil {
      view.removeFromSuperview()
    }
  }

  /// The title's font where the app has set none.
  func useDefaultFont() {
    titleView.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
  }
}
