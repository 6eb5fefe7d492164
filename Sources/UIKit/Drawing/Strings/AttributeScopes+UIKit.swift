public import Foundation
public import UIKitText

nonisolated extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`: `text.font = .boldSystemFont(ofSize: 17)`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Additional space after each letter in points.
    public let kern: KernAttribute
    /// Additional space after each letter in points, on top of the font's own.
    public let tracking: TrackingAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the letters.
    public let underlineColor: UnderlineColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far the letters are raised above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes

    /// A `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIFont
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// A `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// A `UIColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Points.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// How the line is drawn.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// A `UIColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// How the line is drawn.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// A `UIColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// Points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
