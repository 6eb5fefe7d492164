import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

/// Contents that take up the colour of what is beneath a blur.
@MainActor @Suite struct UIVibrancyEffectTests {
  private let screen: Kept<UIViewController>
  private let robot: Robot
  private var ground: UIView { screen.value?.view ?? UIView() }

  init() {
    let screen = UIViewController()
    robot = Robot(screen, device: HostDevice(size: CGSize(width: 120, height: 120), scale: 1))
    self.screen = Kept(screen)
  }

  /// The colour of a square of `content` over a blur on `ground`, and that of the blur beside it.
  private func colors(
    _ blur: UIBlurEffect.Style, _ style: UIVibrancyEffectStyle?, on color: UIColor, content: UIColor
  ) throws -> (content: [Int], beside: [Int]) {
    robot.run {
      for view in ground.subviews { view.removeFromSuperview() }
      ground.backgroundColor = color
      let blurEffect = UIBlurEffect(style: blur)
      let outer = UIVisualEffectView(effect: blurEffect)
      let effect =
        style.map { UIVibrancyEffect(blurEffect: blurEffect, style: $0) }
        ?? UIVibrancyEffect(blurEffect: blurEffect)
      let inner = UIVisualEffectView(effect: effect)
      outer.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
      inner.frame = outer.bounds
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
      square.backgroundColor = content
      inner.contentView.addSubview(square)
      outer.contentView.addSubview(inner)
      ground.addSubview(outer)
    }
    try robot.settle()
    func bytes(_ x: Int) -> [Int] {
      guard let color = robot.image.cgImage?.color(x: x, y: 60) else { return [] }
      return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
    return (bytes(30), bytes(90))
  }

  @Test func overADarkBlurContentsLightenAndKeepTheHue() throws {
    let orange = UIColor(red: 0.9, green: 0.5, blue: 0.1, alpha: 1)
    let (content, beside) = try colors(
      .dark, .secondaryLabel, on: orange, content: .white)
    for (a, b) in zip(content, beside) { #expect(a > b + 60) }
    #expect(content[0] > content[1] && content[1] > content[2])
  }

  @Test func overALightBlurContentsDarkenAndKeepTheHue() throws {
    let orange = UIColor(red: 0.9, green: 0.5, blue: 0.1, alpha: 1)
    let (content, beside) = try colors(.light, .secondaryLabel, on: orange, content: .black)
    for (a, b) in zip(content, beside) { #expect(a < b - 50) }
    #expect(content[0] > content[2] + 60)
  }

  @Test func colourCountsForLabelsAndWithoutAStyleOnly() throws {
    let gray = UIColor(white: 0.5, alpha: 1)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    for style in [UIVibrancyEffectStyle.label, nil] {
      let content = try colors(.dark, style, on: gray, content: red).content
      #expect(content[0] > content[1] + 100)
    }
    for style in [UIVibrancyEffectStyle.secondaryLabel, .fill, .separator] {
      let content = try colors(.dark, style, on: gray, content: red).content
      #expect(content[0] == content[1])
    }
  }

  @Test func stylesAreOneWeakerThanTheOther() throws {
    let gray = UIColor(white: 0.5, alpha: 1)
    func strengths(_ styles: [UIVibrancyEffectStyle]) throws -> [Int] {
      try styles.map {
        let (content, beside) = try colors(.dark, $0, on: gray, content: .white)
        return content[1] - beside[1]
      }
    }
    let labels = try strengths([.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel])
    #expect(labels == labels.sorted(by: >) && Set(labels).count == 4 && labels[3] > 10)
    let fills = try strengths([.fill, .secondaryFill, .tertiaryFill])
    #expect(fills == fills.sorted(by: >) && Set(fills).count == 3 && fills[2] > 10)
  }

  @Test func contentsHaveTheColoursOfTheBlursStyle() throws {
    let label = robot.run {
      let view = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark)))
      let label = UILabel()
      view.contentView.addSubview(label)
      ground.addSubview(view)
      return label
    }
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(label.tintColor == .label)
    robot.run { (label.superview?.superview as? UIVisualEffectView)?.effect = nil }
    #expect(label.traitCollection.userInterfaceStyle == .light)
    #expect(label.tintColor == .systemBlue)
  }

  @Test func effectsOfTheSameStylesAreEqual() {
    let blur = UIBlurEffect(style: .light)
    #expect(blur == UIBlurEffect(style: .light))
    #expect(blur != UIBlurEffect(style: .dark))
    #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur))
    #expect(
      UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
    #expect(blur.copy() as? UIBlurEffect === blur)
  }

  @Test func valuesAreUIKits() {
    #expect(UIBlurEffect.Style.prominent.rawValue == 5)
    #expect(UIBlurEffect.Style.systemChromeMaterial.rawValue == 10)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIBlurEffect.Style(rawValue: 3) == nil)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
  }
}
