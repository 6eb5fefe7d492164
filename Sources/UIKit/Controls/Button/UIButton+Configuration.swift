public import Foundation
import UIKitText

extension UIButton {
  /// The look of a button as a value.
  nonisolated public struct Configuration: Hashable, Sendable {
    /// How large a button is meant to be; sets insets and font.
    public enum Size: Int, Sendable {
      /// As iOS decides for the place: medium.
      case medium = 0
      /// 15 point title, 28 points high.
      case small = 1
      /// 15 point title, 28 points high, with narrow insets.
      case mini = 2
      /// 17 point title, 50 points high.
      case large = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background's radius says.
      case fixed = -1
      /// As the background's radius says, at the person's text size.
      case dynamic = 0
      /// Half circles at the ends.
      case capsule = 4
    }

    /// Where title and subtitle lie against each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content alignment says.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The title.
    public var title: String?
    /// A smaller line under the title.
    public var subtitle: String?
    /// The image; a template unless it says otherwise.
    public var image: UIImage?
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

    /// Title in the tint, nothing behind.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Title in the tint on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Title in the tint on a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// White title on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }

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

    var titleFont: UIFont {
      .systemFont(ofSize: buttonSize == .small || buttonSize == .mini ? 15 : 17)
    }
  }
}
