import Foundation

/// The colours of a configured button in one state.
struct ButtonColors {
  let foreground: UIColor
  /// Behind the contents, unless the background has a colour of its own.
  let background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let isDisabled = state.contains(.disabled)
    let isPressed = state.contains(.highlighted)
    let style = configuration.style(selected: state.contains(.selected))
    let accent = configuration.baseBackgroundColor ?? tint
    var foreground: UIColor
    var background: UIColor
    switch style {
    case .plain:
      foreground = configuration.baseForegroundColor ?? tint
      background = configuration.baseBackgroundColor ?? .clear
    case .gray:
      foreground = configuration.baseForegroundColor ?? tint
      background = configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      foreground = configuration.baseForegroundColor ?? tint
      background = accent.withAlphaComponent(0.18)
    case .filled:
      foreground = configuration.baseForegroundColor ?? .white
      background = accent
    }
    if isDisabled {
      foreground = .tertiaryLabel
      if style != .plain { background = .tertiarySystemFill }
    } else if isPressed {
      foreground = foreground.faded(to: style == .plain ? 0.2 : 0.75)
      if style != .plain { background = background.faded(to: 0.75) }
    }
    self.foreground = foreground
    self.background = background
  }
}

extension UIButton.Configuration {
  /// The style that a selected button looks in.
  fileprivate func style(selected: Bool) -> Style {
    guard selected, automaticallyUpdateForSelection else { return style }
    return switch style {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }
}

extension UIColor {
  /// The colour with its own alpha times `factor`.
  nonisolated func faded(to factor: CGFloat) -> UIColor {
    UIColor { [self] traits in
      let color = resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}
