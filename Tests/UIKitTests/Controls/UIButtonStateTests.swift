import Testing
import UIKit

@MainActor @Suite struct UIButtonStateTests {
  private func show(_ type: UIButton.ButtonType, _ title: String = "Press") -> (Stage, UIButton) {
    let stage = Stage()
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    stage.root.addSubview(button)
    stage.advance(0.1)
    return (stage, button)
  }

  @Test func aSelectedSystemButtonHasTheTintBehindAWhiteTitle() throws {
    let (stage, button) = show(.system)
    let label = try #require(button.titleLabel)
    #expect(button.subviews == [label])
    button.isSelected = true
    stage.advance(0.1)
    let behind = try #require(button.subviews.first)
    #expect(behind !== label && behind.backgroundColor === button.tintColor)
    #expect(behind.frame == label.frame.insetBy(dx: -4, dy: -2))
    #expect(behind.layer.cornerRadius > 0)
    #expect(button.currentTitleColor == .white)
    #expect(stage.color(20 + behind.frame.minX + 2, 120) == 0x007AFF)
    button.isSelected = false
    stage.advance(0.1)
    #expect(button.subviews == [label] && button.currentTitleColor === button.tintColor)
  }

  @Test func itKeepsToWhatWasSetForTheState() {
    let (_, button) = show(.system)
    button.setTitleColor(.red, for: .selected)
    button.setTitle("Pressed", for: .selected)
    button.isSelected = true
    #expect(button.currentTitleColor == .red && button.currentTitle == "Pressed")
    #expect(button.titleLabel?.text == "Pressed")
    button.setImage(UIImage(), for: .selected)
    #expect(button.subviews.allSatisfy { $0.backgroundColor !== button.tintColor })
  }

  @Test func aSelectedCustomButtonLooksAsBefore() {
    let (_, button) = show(.custom)
    let before = button.subviews
    button.isSelected = true
    #expect(button.subviews == before && button.currentTitleColor == .white)
  }

  @Test func titlesFallBackToTheNormalOne() {
    let (_, button) = show(.custom)
    button.setTitle("No", for: .disabled)
    button.setTitleColor(.gray, for: .disabled)
    #expect(button.currentTitle == "Press")
    button.isHighlighted = true
    #expect(button.currentTitle == "Press")
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitle == "No" && button.currentTitleColor == .gray)
  }

  @Test func aSystemButtonFadesWhileTouchedAndGraysWhenDisabled() throws {
    let (stage, button) = show(.system)
    stage.touch(.began, 60, 120)
    #expect(abs(button.titleLabel!.alpha - 0.2) < 0.001)
    stage.touch(.ended, 60, 120)
    stage.advance(1)
    #expect(button.titleLabel?.alpha == 1)
    button.isEnabled = false
    #expect(button.currentTitleColor === UIColor.tertiaryLabel)
  }

  @Test func whatAnAppSaysOfTheLabelStays() {
    let (stage, button) = show(.system, "A title of several words")
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.isHighlighted = true
    button.isHighlighted = false
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
    stage.advance(0.5)
    #expect(button.titleLabel!.frame.height > 30 && button.titleLabel!.frame.width <= 100)
  }

  @Test func sizesAreThoseOfUIKit() throws {
    let (_, button) = show(.system)
    let label = try #require(button.titleLabel)
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(
      button.intrinsicContentSize
        == CGSize(width: text.width.rounded(.up), height: text.height + 12))
    #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
  }
}
