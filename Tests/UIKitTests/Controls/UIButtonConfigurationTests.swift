import Testing
import UIKit

@MainActor @Suite struct UIButtonConfigurationTests {
  private func show(_ configuration: UIButton.Configuration, width: CGFloat? = nil)
    -> (Stage, UIButton)
  {
    let stage = Stage()
    let button = UIButton(configuration: configuration)
    let size = button.sizeThatFits(CGSize(width: width ?? 0, height: 0))
    button.frame = CGRect(x: 20, y: 100, width: width ?? size.width, height: size.height)
    stage.root.addSubview(button)
    stage.advance(0.1)
    return (stage, button)
  }

  private func filled(_ title: String) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    return configuration
  }

  /// The view behind a button's contents.
  private func background(_ button: UIButton) throws -> UIView {
    try #require(button.subviews.first)
  }

  @Test func linesAroundFollowLightAndDark() throws {
    var configuration = filled("Line")
    configuration.background.strokeColor = .systemBlue
    configuration.background.strokeWidth = 4
    configuration.baseBackgroundColor = .systemGray6
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 0
    let (stage, button) = show(configuration)
    #expect(stage.color(button.frame.midX, button.frame.minY + 2) == 0x007AFF)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(0.1)
    #expect(stage.color(button.frame.midX, button.frame.minY + 2) == 0x0A84FF)
    #expect(stage.color(button.frame.minX + 6, button.frame.minY + 6) == 0x1C1C1E)
  }

  @Test func tintedPicturesFollowLightAndDark() throws {
    let stage = Stage()
    let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let view = UIImageView(image: square.withTintColor(.systemRed))
    view.frame.origin = CGPoint(x: 50, y: 100)
    stage.root.addSubview(view)
    stage.advance(0.1)
    #expect(stage.color(60, 110) == 0xFF3B30)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(0.1)
    #expect(stage.color(60, 110) == 0xFF453A)
  }

  @Test func titlesWrapAtTheWidth() throws {
    let (_, narrow) = show(filled("A title of several words"), width: 120)
    let (_, wide) = show(filled("A title of several words"))
    let label = try #require(narrow.titleLabel)
    #expect(label.frame.height > 2 * wide.titleLabel!.frame.height - 1)
    #expect(
      narrow.bounds.height - label.frame.height == wide.bounds.height
        - wide.titleLabel!.frame.height)
    #expect(label.frame.minX >= 12 && label.frame.maxX <= 108)
    #expect(label.textAlignment == .center)
  }

  @Test func titlesOfOtherModesHaveOneLine() throws {
    var configuration = filled("A title of several words")
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.subtitle = "And a subtitle that is longer still"
    configuration.subtitleLineBreakMode = .byTruncatingMiddle
    let (_, button) = show(configuration, width: 120)
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
    #expect(button.subtitleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.titleLabel!.frame.height < 25)
    #expect(button.titleLabel!.frame.width <= 96)
  }

  @Test func aPictureTakesItsRoomFromWrappedTitles() throws {
    var configuration = filled("Words that wrap around")
    configuration.imagePadding = 6
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
    }
    let (_, button) = show(configuration, width: 130)
    let picture = try #require(button.imageView)
    let label = try #require(button.titleLabel)
    #expect(picture.frame.minX >= 12 && picture.frame.width == 20)
    #expect(label.frame.minX >= picture.frame.maxX + 5.5 && label.frame.maxX <= 118.5)
    #expect(label.frame.height > 30)
  }

  @Test func cornersAreOfTheirStyle() throws {
    func radius(_ style: UIButton.Configuration.CornerStyle, _ size: UIContentSizeCategory = .large)
      throws -> CGFloat
    {
      var configuration = filled("Corners")
      configuration.background.cornerRadius = 6
      configuration.cornerStyle = style
      let (stage, button) = show(configuration)
      stage.choose(size)
      stage.advance(0.1)
      return try background(button).layer.cornerRadius
    }
    #expect(try radius(.fixed) == 6)
    #expect(try radius(.small) == 4 && radius(.medium) == 8 && radius(.large) == 12)
    #expect(try radius(.dynamic) == 6)
    #expect(try radius(.dynamic, .accessibilityExtraLarge) > 6)
    #expect(try radius(.fixed, .accessibilityExtraLarge) == 6)
    #expect(try radius(.capsule) == show(filled("Corners")).1.bounds.height / 2)
  }

  @Test func fontsFollowTheTextSize() throws {
    let (stage, button) = show(filled("Size"))
    let before = button.intrinsicContentSize
    stage.choose(.accessibilityLarge)
    stage.advance(0.1)
    let after = button.intrinsicContentSize
    #expect(after.width > before.width + 10 && after.height > before.height + 10)
  }

  @Test func attributesOfTheTitleAreShown() throws {
    var configuration = filled("ignored")
    var text = AttributedString("Red")
    text.foregroundColor = .systemRed
    text.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = text + AttributedString(" rest")
    configuration.attributedSubtitle = AttributedString("below")
    #expect(configuration.title == "Red rest" && configuration.subtitle == "below")
    let (_, button) = show(configuration)
    let shown = try #require(button.titleLabel?.attributedText)
    let first = shown.attributes(at: 0, effectiveRange: nil)
    let last = shown.attributes(at: 5, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor === UIColor.systemRed)
    #expect((first[.font] as? UIFont)?.pointSize == 30)
    #expect(last[.foregroundColor] as? UIColor == UIColor.white)
    #expect((last[.font] as? UIFont)?.pointSize == 17)
    #expect(button.accessibilityLabel == "Red rest")
  }

  @Test func aTransformerIsHandedTheAttributesAndChangesThem() throws {
    var configuration = filled("Bold")
    var seen: [CGFloat?] = []
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var outgoing = $0
      seen.append(outgoing.font?.pointSize)
      outgoing.font = UIFont.boldSystemFont(ofSize: 24)
      return outgoing
    }
    let (_, button) = show(configuration)
    let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
    #expect((font as? UIFont) == UIFont.boldSystemFont(ofSize: 24))
    #expect(seen.first == 17)
    #expect(configuration != filled("Bold") && configuration == configuration)
  }

  @Test func theBackgroundHasAPictureAndInsets() throws {
    var configuration = filled("On a picture")
    configuration.cornerStyle = .fixed
    configuration.background.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    configuration.background.backgroundInsets = .init(top: 2, leading: 10, bottom: 4, trailing: 0)
    let (stage, button) = show(configuration)
    let behind = try background(button)
    #expect(behind.frame == button.bounds.inset(by: .init(top: 2, left: 10, bottom: 4, right: 0)))
    #expect(stage.color(button.frame.maxX - 3, button.frame.midY) == 0xFF0000)
    #expect(stage.color(button.frame.minX + 5, button.frame.midY) == 0)
  }

  @Test func aColourOfTheBackgroundStaysInAllStates() throws {
    var configuration = filled("Mine")
    configuration.background.backgroundColor = .green
    let (_, button) = show(configuration)
    button.isEnabled = false
    #expect(try background(button).backgroundColor == .green)
    configuration = filled("Base")
    configuration.baseBackgroundColor = .green
    button.configuration = configuration
    #expect(try background(button).backgroundColor != .green)
  }

  @Test func updatedSaysWhatIsShown() throws {
    let button = UIButton(configuration: filled("Now"))
    let normal = filled("Now").updated(for: button)
    #expect(normal.background.backgroundColor === button.tintColor)
    #expect(normal.attributedTitle?.runs.first?.foregroundColor == UIColor.white)
    button.isEnabled = false
    let disabled = filled("Now").updated(for: button)
    #expect(disabled.background.backgroundColor === UIColor.tertiarySystemFill)
    #expect(disabled.updated(for: button) == disabled)
  }

  @Test func withoutUpdatesAllStatesLookTheSame() throws {
    let (_, button) = show(filled("Same"))
    let colour = try background(button).backgroundColor
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    #expect(try background(button).backgroundColor === colour)
    button.automaticallyUpdatesConfiguration = true
    #expect(try background(button).backgroundColor === UIColor.tertiarySystemFill)
  }

  @Test func selectedOnesLookSelectedUnlessToldNotTo() throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Choose"
    let (_, button) = show(configuration)
    button.isSelected = true
    #expect(try background(button).backgroundColor === button.tintColor)
    configuration.automaticallyUpdateForSelection = false
    button.configuration = configuration
    #expect(try background(button).backgroundColor !== button.tintColor)
  }

  @Test func borderedOnesAreTheOthersByAnotherName() {
    #expect(UIButton.Configuration.bordered() == .gray())
    #expect(UIButton.Configuration.borderedTinted() == .tinted())
    #expect(UIButton.Configuration.borderedProminent() == .filled())
    #expect(UIButton.Configuration.borderless() == .plain())
  }

  @Test func sizesHaveTheirInsetsAndFonts() throws {
    func title(_ size: UIButton.Configuration.Size) -> (CGFloat, NSDirectionalEdgeInsets) {
      var configuration = filled("Size")
      configuration.buttonSize = size
      let (_, button) = show(configuration)
      let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
      return ((font as? UIFont)?.pointSize ?? 0, configuration.contentInsets)
    }
    #expect(title(.mini).0 == 15 && title(.small).0 == 15)
    #expect(title(.medium).0 == 17 && title(.large).0 == 17)
    #expect(title(.large).1 == .init(top: 15, leading: 20, bottom: 15, trailing: 20))
    #expect(title(.mini).1.leading < title(.small).1.leading)
  }
}

extension UIButtonConfigurationTests {
  @Test func aWheelTakesThePlaceOfThePicture() throws {
    let stage = Stage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.imagePadding = 8
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
    }
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    stage.root.addSubview(button)
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize.width == size.width + 8)
    button.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: button.intrinsicContentSize)
    stage.advance(0.2)
    let wheel = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(wheel.isAnimating && abs(wheel.frame.minX - 12) < 1 && wheel.frame.width == 20)
    #expect(button.imageView?.superview == nil && !stage.isIdle)
    button.configuration?.showsActivityIndicator = false
    stage.advance(0.5)
    #expect(wheel.superview == nil && stage.isIdle && button.imageView?.superview === button)
    #expect(button.intrinsicContentSize == size)
  }
}
