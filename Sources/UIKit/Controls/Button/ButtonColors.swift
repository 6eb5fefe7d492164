import Foundation

/// The colours of a configured button in one state.
struct ButtonColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let isDisabled = state.contains(.disabled)
    let isPressed = state.contains(.highlighted)
    let accent = configuration.baseBackgroundColor ?? tint
    var foreground: UIColor
    var background: UIColor
    switch configuration.style {
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
    background = configuration.background.backgroundColor ?? background
    if isDisabled {
      foreground = .tertiaryLabel
      if configuration.style != .plain { background = .tertiarySystemFill }
    } else if isPressed {
      foreground = foreground.faded(to: configuration.style == .plain ? 0.2 : 0.75)
      if configuration.style != .plain { background = background.faded(to: 0.75) }
    }
    self.foreground = foreground
    self.background = background
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
