import Foundation

/// The background of a bar: from back to front a blur, a colour, and a hairline at the side of the content.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The system's own: a blur and a hairline.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another one.
  public init(barAppearance: UIBarAppearance) {
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// Makes it the system's own: a blur and a hairline.
  open func configureWithDefaultBackground() {
    set(UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
  }

  /// Makes it the colour of the ground, and a hairline.
  open func configureWithOpaqueBackground() { set(nil, .systemBackground, .separator) }

  /// Lets everything through, without a hairline.
  open func configureWithTransparentBackground() { set(nil, nil, nil) }

  /// The blur; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet { didChange?() }
  }

  /// The colour over the blur; nil for none.
  open var backgroundColor: UIColor? {
    didSet { didChange?() }
  }

  /// The colour of the hairline; nil for none.
  open var shadowColor: UIColor? {
    didSet { didChange?() }
  }

  /// Called after each change; set by the bar that shows it.
  var didChange: (() -> Void)?

  private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    shadowColor = shadow
  }
}
