public import Foundation
public import UIKitText

extension UIButton {
  /// The look of a button as a value.
  nonisolated public struct Configuration: Hashable {
    /// How large a button is meant to be; sets insets and font.
    public enum Size: Hashable, Sendable {
      /// 15 point title, with narrow insets.
      case mini
      /// 15 point title.
      case small
      /// 17 point title.
      case medium
      /// 17 point title, with wide insets.
      case large
    }

    /// How round the corners are.
    public enum CornerStyle: Hashable, Sendable {
      /// As the background's radius says.
      case fixed
      /// As the background's radius says, grown with the person's text size.
      case dynamic
      /// 4 points, whatever the background says.
      case small
      /// 8 points, whatever the background says.
      case medium
      /// 12 points, whatever the background says.
      case large
      /// Half circles at the ends.
      case capsule
    }

    /// Where title and subtitle lie against each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// As the button's content alignment says.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// The title; setting it does away with the attributes of ``attributedTitle``.
    public var title: String? {
      get { titleText.map { String($0.characters) } }
      set { titleText = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; parts without a font or colour take the button's.
    public var attributedTitle: AttributedString? {
      get { titleText }
      set { titleText = newValue }
    }
    /// Changes the title's attributes just before it is shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransform.transformer }
      set { titleTransform.transformer = newValue }
    }
    /// Where lines of the title break, or what is left out of its only line. Wrapping gives it as many
    /// lines as it needs, the other modes one.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// A smaller line under the title; setting it does away with the attributes of
    /// ``attributedSubtitle``.
    public var subtitle: String? {
      get { subtitleText.map { String($0.characters) } }
      set { subtitleText = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes; parts without a font or colour take the button's.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText }
      set { subtitleText = newValue }
    }
    /// Changes the subtitle's attributes just before it is shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransform.transformer }
      set { subtitleTransform.transformer = newValue }
    }
    /// Where lines of the subtitle break, or what is left out of its only line.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image; a template unless it says otherwise.
    public var image: UIImage?
    /// Whether a turning wheel is shown in the place of the image.
    public var showsActivityIndicator = false
    /// On which side of the title the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle lie against each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// Points around everything.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How large the button is meant to be. Setting it sets the insets.
    public var buttonSize: Size = .medium {
      didSet { if oldValue != buttonSize { setDefaultContentInsets() } }
    }
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// The colour of title and image; nil for the style's own.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil for the style's own.
    public var baseBackgroundColor: UIColor?
    /// What lies behind.
    public var background = UIBackgroundConfiguration()
    /// Whether a selected button looks selected: a plain or gray one as ``tinted()``, a tinted one as
    /// ``filled()``.
    public var automaticallyUpdateForSelection = true

    /// Title in the tint, nothing behind.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Title in the tint on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Title in the tint on a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// White title on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    /// As ``plain()`` where there is no mouse.
    public static func borderless() -> Configuration { plain() }
    /// As ``gray()`` where there is no mouse.
    public static func bordered() -> Configuration { gray() }
    /// As ``tinted()`` where there is no mouse.
    public static func borderedTinted() -> Configuration { tinted() }
    /// As ``filled()`` where there is no mouse.
    public static func borderedProminent() -> Configuration { filled() }

    /// The configuration as `button` shows it in its present state: what was left open is filled in.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      resolved(state: button.state, tint: button.tintColor, traits: button.traitCollection)
    }

    /// Sets ``contentInsets`` to those of ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      switch buttonSize {
      case .medium: contentInsets = .init(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small: contentInsets = .init(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .mini: contentInsets = .init(top: 5, leading: 7, bottom: 5, trailing: 7)
      case .large: contentInsets = .init(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    enum Style: Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    let style: Style

    init(style: Style) {
      self.style = style
    }

    var titleText: AttributedString?
    var subtitleText: AttributedString?
    var titleTransform = ButtonTextTransform()
    var subtitleTransform = ButtonTextTransform()

    var titleStyle: UIFont.TextStyle {
      buttonSize == .small || buttonSize == .mini ? .subheadline : .body
    }
  }
}
