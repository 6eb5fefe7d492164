import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

/// Blurs over a red half and a blue half.
@MainActor @Suite struct UIVisualEffectViewTests {
  private let screen: Kept<UIViewController>
  private let robot: Robot
  private var ground: UIView { screen.value?.view ?? UIView() }

  init() {
    let screen = UIViewController()
    robot = Robot(screen, device: HostDevice(size: CGSize(width: 200, height: 200), scale: 1))
    self.screen = Kept(screen)
    robot.run {
      for (x, color) in [(0, UIColor(red: 1, green: 0, blue: 0, alpha: 1)), (100, .blue)] {
        let half = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 200))
        half.backgroundColor = color
        screen.view.addSubview(half)
      }
    }
  }

  private func add(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    robot.run {
      let view = UIVisualEffectView(effect: effect)
      view.frame = CGRect(x: 20, y: 50, width: 160, height: 100)
      ground.addSubview(view)
      return view
    }
  }

  private func color(_ x: Int, _ y: Int) throws -> (red: Int, green: Int, blue: Int) {
    try robot.settle()
    let color = try #require(robot.image.cgImage?.color(x: x, y: y))
    func byte(_ value: CGFloat) -> Int { Int((value * 255).rounded()) }
    return (byte(color.red), byte(color.green), byte(color.blue))
  }

  @Test func blursWhatIsBeneathAndNothingElse() throws {
    _ = add(UIBlurEffect(style: .light))
    let left = try color(30, 100)
    let right = try color(170, 100)
    let middle = try color(95, 100)
    // Under white, and in the middle some of the other side's colour.
    #expect(left.red > left.blue && left.green >= 76)
    #expect(right.blue > right.red && right.green >= 76)
    #expect(middle.red > middle.blue && middle.blue > left.blue + 40)
    #expect(try color(99, 40) == (255, 0, 0))
    #expect(try color(100, 160) == (0, 0, 255))
  }

  @Test(arguments: [
    UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
    .systemThickMaterial, .systemChromeMaterial, .regular, .prominent,
  ])
  func styleFollowsTheTraits(style: UIBlurEffect.Style) throws {
    _ = add(UIBlurEffect(style: style))
    let light = try color(100, 100)
    robot.device.style = .dark
    let dark = try color(100, 100)
    #expect(light.green > dark.green + 50)
    #expect(dark.green < 90)
  }

  @Test(arguments: [
    (UIBlurEffect.Style.extraLight, false), (.light, false), (.dark, true),
    (.systemMaterialLight, false), (.systemThinMaterialLight, false),
    (.systemUltraThinMaterialLight, false), (.systemThickMaterialLight, false),
    (.systemChromeMaterialLight, false), (.systemMaterialDark, true),
    (.systemThinMaterialDark, true), (.systemUltraThinMaterialDark, true),
    (.systemThickMaterialDark, true), (.systemChromeMaterialDark, true),
  ])
  func styleWithLightOrDarkInItsNameStays(style: UIBlurEffect.Style, isDark: Bool) throws {
    _ = add(UIBlurEffect(style: style))
    let light = try color(100, 100)
    robot.device.style = .dark
    #expect(try color(100, 100) == light)
    #expect(isDark ? light.green < 90 : light.green > 70)
  }

  @Test func thickerMaterialsLetThroughLess() throws {
    let view = add(nil)
    var differences: [Int] = []
    for style in [
      UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial,
    ] {
      robot.run { view.effect = UIBlurEffect(style: style) }
      differences.append(try color(25, 100).red - color(175, 100).red)
    }
    #expect(differences == differences.sorted(by: >))
    #expect(differences.last! > 0)
  }

  @Test func viewsGoIntoTheContentView() {
    let view = add(UIBlurEffect(style: .light))
    let label = robot.run { UILabel() }
    let messages = Diagnostics.collect {
      view.addSubview(label)
      view.insertSubview(label, at: 0)
      view.insertSubview(label, aboveSubview: view.contentView)
      view.insertSubview(label, belowSubview: view.contentView)
    }
    #expect(messages.count == 4)
    #expect(messages[0].contains("contentView"))
    #expect(label.superview == nil)
    robot.run { view.contentView.addSubview(label) }
    #expect(label.isDescendant(of: view))
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func effectComesGraduallyWithinAnAnimationBlock() throws {
    let view = add(nil)
    var greens = [try color(50, 100).green]
    robot.run {
      UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .light) }
    }
    for _ in 0..<4 {
      robot.wait(0.2)
      greens.append(Int(((robot.image.cgImage?.color(x: 50, y: 100)?.green ?? 0) * 255).rounded()))
    }
    greens.append(try color(50, 100).green)
    #expect(greens == greens.sorted())
    #expect(Set(greens).count == 6)
    #expect(greens[0] == 0)
    robot.run { UIView.animate(withDuration: 1) { view.effect = nil } }
    robot.wait(0.5)
    let half = robot.image.cgImage?.color(x: 50, y: 100)?.green ?? 0
    #expect(half > 0.05 && half < CGFloat(greens[5]) / 255 - 0.05)
    #expect(try color(50, 100) == (255, 0, 0))
  }

  @Test func fadingTheViewFadesAllOfIt() throws {
    let view = add(UIBlurEffect(style: .extraLight))
    let whole = try color(50, 100)
    robot.run { view.alpha = 0.5 }
    let half = try color(50, 100)
    #expect(abs(half.green - whole.green / 2) <= 1)
    #expect(abs(half.red - (255 + whole.red) / 2) <= 1)
  }

  @Test func reducedTransparencyMakesItOpaque() throws {
    _ = add(UIBlurEffect(style: .systemMaterial))
    #expect(robot.run { !UIAccessibility.isReduceTransparencyEnabled })
    let told = Told()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      object: robot.application, queue: nil
    ) { _ in told.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    robot.device.reducesTransparency = true
    #expect(robot.run { UIAccessibility.isReduceTransparencyEnabled })
    #expect(told.count == 1)
    #expect(try color(30, 100) == color(170, 100))
    #expect(try color(30, 100).red == 245)
    robot.device.style = .dark
    #expect(try color(30, 100).red == 38)
    #expect(told.count == 1)
    robot.device.reducesTransparency = false
    #expect(told.count == 2)
    #expect(try color(30, 100) != color(170, 100))
  }

  @Test func nothingChangedMakesNoFrame() throws {
    let view = add(UIBlurEffect(style: .systemMaterial))
    let label = robot.run {
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
      view.contentView.addSubview(label)
      return label
    }
    try robot.settle()
    let tree = robot.run { UIScreen.main.tree }
    let frames = robot.frameCount
    robot.wait(10)
    #expect(robot.frameCount == frames)
    robot.run { label.text = "Hello" }
    robot.wait(0.1)
    #expect(robot.frameCount == frames + 1)
    #expect(tree.statistics.blurCount == 0)
  }

  @Test func touchesGoThroughTheContents() throws {
    let view = add(UIBlurEffect(style: .systemMaterial))
    let button = robot.run {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.frame = CGRect(x: 10, y: 10, width: 80, height: 44)
      view.contentView.addSubview(button)
      return button
    }
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    try robot.tap("Press")
    #expect(count == 1)
  }
}

/// Counts from within a closure that may be called from anywhere.
private final class Told: @unchecked Sendable {
  // NB: notifications of the robot's app are posted on its thread, which is the test's.
  var count = 0
}
