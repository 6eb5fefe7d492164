import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Fonts that follow the text size that a person chose.
@MainActor @Suite struct ContentSizeCategoryTests {
  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
  }

  @Test func stylesGrowAsOnIOS() {
    #expect(size(.body, .extraSmall) == 14)
    #expect(size(.body, .large) == 17)
    #expect(size(.body, .unspecified) == 17)
    #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
    #expect(size(.largeTitle, .extraExtraExtraLarge) == 40)
    #expect(size(.caption2, .small) == 11)
    #expect(size(.init(rawValue: "unknown"), .medium) == 16)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func outsideOfDrawingThePersonsSizeHolds() {
    var device = HostDevice.phone
    device.contentSizeCategory = .extraExtraExtraLarge
    var sizes: [CGFloat] = []
    let robot = Robot(
      {
        sizes.append(UIFont.preferredFont(forTextStyle: .body).pointSize)
        return UIViewController()
      }(), device: device)
    #expect(sizes == [23])
    #expect(robot.application.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func aLabelFollowsWhenItIsToldTo() {
    let label = UILabel()
    label.text = "Size"
    label.font = .preferredFont(forTextStyle: .body)
    let still = UILabel()
    still.font = .preferredFont(forTextStyle: .body)
    let fixed = UILabel()
    fixed.font = .systemFont(ofSize: 15)
    fixed.adjustsFontForContentSizeCategory = true
    label.adjustsFontForContentSizeCategory = true
    var large = HostDevice.phone
    large.contentSizeCategory = .accessibilityMedium
    let robot = Robot(
      {
        let controller = UIViewController()
        for view in [label, still, fixed] { controller.view.addSubview(view) }
        return controller
      }(), device: large)
    #expect(label.font.pointSize == 28)
    #expect(still.font.pointSize == 17)
    #expect(fixed.font.pointSize == 15)
    _ = robot
  }

  @Test func lengthsGrowAsTheirStyleDoes() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 106)
    #expect(UIFontMetrics.default.scaledValue(for: 34) == 34)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 106)
    let bounded = metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits)
    #expect(bounded.pointSize == 50)
  }
}
