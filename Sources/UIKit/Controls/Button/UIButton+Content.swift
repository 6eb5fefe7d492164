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

  /// A configured button takes over the tint before the next layout, once however often it changes: a presentation
  /// dims the tint of all that is behind it, and its end gives it back.
  func tintDidChange() {
    guard configuration != nil else { return contentDidChange() }
    needsTintUpdate = true
    setNeedsLayout()
  }

  /// Takes over what is shown in the present state.
  func contentDidChange() {
    needsTintUpdate = false
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
    if showsSelection { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return normal ?? tintColor
  }

  func colors(of configuration: Configuration) -> ButtonColors {
    ButtonColors(configuration, state: state, tint: tintColor)
  }

  /// Whether a system button has the tint behind its contents: selected ones do, unless they have a
  /// picture of their own for that.
  var showsSelection: Bool {
    configuration == nil && buttonType == .system && isSelected && !isHighlighted
      && !content.has(\.images, .selected) && !content.has(\.backgroundImages, .selected)
  }

  private func showForState() {
    titleView.textColor = shownTitleColor
    showSelection()
    if let attributed = attributedTitle(for: state) {
      titleView.attributedText = attributed
    } else {
      titleView.text = title(for: state)
    }
    subtitleView.text = nil
    let picture = image(for: state)
    let isTemplate = buttonType == .system && picture?.renderingMode == .automatic
    pictureView.image = isTemplate ? picture?.withRenderingMode(.alwaysTemplate) : picture
    pictureView.tintColor = showsSelection ? .white : nil
    backgroundView.image = backgroundImage(for: state)
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

  private func showSelection() {
    guard showsSelection else {
      selectionView?.removeFromSuperview()
      selectionView = nil
      return
    }
    let view = selectionView ?? UIView()
    view.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
    view.layer.cornerRadius = 4
    selectionView = view
    link(view, true, atBack: true)
  }

  func configurationDidChange() {
    if configuration == nil {
      showActivity(false, nil)
      useDefaults()
    } else {
      showSelection()
    }
    contentDidChange()
  }

  /// A system button's title goes dim at once when touched, and comes back softly.
  func setFade(_ alpha: CGFloat) {
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

  func link(_ view: UIView, _ isShown: Bool, atBack: Bool = false) {
    if isShown, view.superview == nil {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      if atBack { insertSubview(view, at: 0) } else { addSubview(view) }
    } else if !isShown, view.superview != nil {
      view.removeFromSuperview()
    }
  }

  /// How title and background look where the app says nothing.
  func useDefaults() {
    titleView.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    titleView.lineBreakMode = .byTruncatingMiddle
    titleView.numberOfLines = 1
    titleView.textAlignment = .natural
    showBackground(.clear())
    backgroundView.layer.cornerRadius = 0
  }
}
